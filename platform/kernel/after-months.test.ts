import { expect, it } from 'vitest';
import { afterMonths } from './after-months.ts';

it.each([
  ['2026-01-15T10:00:00.000Z', 1, '2026-02-15T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2027-11-30T10:00:00.000Z', 3, '2028-02-29T10:00:00.000Z'],
  ['2026-06-03T12:00:00.000Z', 12, '2027-06-03T12:00:00.000Z'],
])('%s and %i months is %s', (from, months, then) => {
  expect(afterMonths(new Date(from), months).toISOString()).toBe(then);
});
