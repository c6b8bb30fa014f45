import { expect, it } from 'vitest';
import { mayPrefetch } from './may-prefetch.ts';

it.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('[SHELL-21] on %o links are loaded ahead: %s', (connection, expected) => {
  expect(mayPrefetch({ connection })).toBe(expected);
});
