import { expect, it } from 'vitest';
import { periodEnd } from './period-end.ts';

it.each([
  ['1_day', '2026-02-01T10:00:00.000Z'],
  ['3_days', '2026-02-03T10:00:00.000Z'],
  ['1_week', '2026-02-07T10:00:00.000Z'],
  // The last day of a shorter month.
  ['1_month', '2026-02-28T10:00:00.000Z'],
  ['9_months', '2026-10-31T10:00:00.000Z'],
  ['1_year', '2027-01-31T10:00:00.000Z'],
])('%s from 31 January ends on %s', (period, end) => {
  expect(periodEnd(period, new Date('2026-01-31T10:00:00.000Z'))?.toISOString()).toBe(end);
});

it('has no end that lasts for good', () => {
  expect(periodEnd('forever', new Date())).toBeNull();
});
