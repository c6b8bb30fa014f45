import { expect, it } from 'vitest';
import { periodAt, type CashPeriod } from './period.ts';

it.each<[CashPeriod, string, string, string]>([
  ['daily', '2026-06-30T00:00:00.000Z', '2026-06-30', '2026-07-01'],
  ['daily', '2026-12-31T23:59:59.999Z', '2026-12-31', '2027-01-01'],
  ['weekly', '2026-06-01T00:00:00.000Z', '2026-06-01', '2026-06-08'],
  ['weekly', '2026-06-07T23:59:59.999Z', '2026-06-01', '2026-06-08'],
  ['weekly', '2027-01-01T12:00:00.000Z', '2026-12-28', '2027-01-04'],
  ['monthly', '2028-02-29T12:00:00.000Z', '2028-02-01', '2028-03-01'],
  ['monthly', '2026-12-31T23:59:59.999Z', '2026-12-01', '2027-01-01'],
])('%s at %s runs from %s to %s', (period, now, start, end) => {
  expect(periodAt(period, new Date(now))).toEqual({ start: new Date(start), end: new Date(end) });
});
