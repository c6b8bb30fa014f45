import { expect, it } from 'vitest';
import { isAllowed } from './notices.ts';

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['GPL-3.0-only', false],
  ['MIT AND AGPL-3.0-only', false],
  ['unknown', false],
])('licence %s is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});
