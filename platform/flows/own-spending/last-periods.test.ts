import { expect, it } from 'vitest';
import { lastPeriods } from './last-periods.ts';

const now = new Date('2026-03-02T12:00:00Z');

it.each([
  ['daily', 14, '2026-02-17', '2026-03-03'],
  ['weekly', 13, '2025-12-08', '2026-03-09'],
  ['monthly', 12, '2025-04-01', '2026-04-01'],
] as const)('%s looks back on %i periods without a gap, the last one running', (period, count, first, end) => {
  const periods = lastPeriods(period, now);
  expect(periods).toHaveLength(count);
  expect(periods[0]!.start).toEqual(new Date(first));
  expect(periods.at(-1)!.end).toEqual(new Date(end));
  for (const [position, { start }] of periods.entries()) if (position > 0) expect(start).toEqual(periods[position - 1]!.end);
});
