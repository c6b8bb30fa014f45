import { describe, expect, it } from 'vitest';
import { periodOf, settledPeriods } from './cashback-period.ts';

const at = (text: string) => new Date(text);
const text = ({ start, end }: { start: Date; end: Date }) => [start.toISOString(), end.toISOString()].map((time) => time.slice(0, 16));

describe('periods of cashback', () => {
  it.each([
    ['day', '2026-03-01T00:00:00Z', '2026-03-01T00:00', '2026-03-02T00:00'],
    ['day', '2026-02-28T23:59:59.999Z', '2026-02-28T00:00', '2026-03-01T00:00'],
    ['week', '2026-03-01T12:00:00Z', '2026-02-23T00:00', '2026-03-02T00:00'],
    ['week', '2026-03-02T00:00:00Z', '2026-03-02T00:00', '2026-03-09T00:00'],
    ['month', '2026-02-28T23:59:59Z', '2026-02-01T00:00', '2026-03-01T00:00'],
    ['month', '2027-12-31T23:59:59Z', '2027-12-01T00:00', '2028-01-01T00:00'],
  ] as const)('a %s with %s is from %s to %s', (period, moment, start, end) => {
    expect(text(periodOf(period, at(moment)))).toEqual([start, end]);
  });

  it('are settled an hour after their end', () => {
    const settled = (now: string) => settledPeriods('month', at(now)).map((one) => text(one)[0]);
    expect(settled('2026-03-01T00:59:59Z')).toEqual(['2025-12-01T00:00', '2026-01-01T00:00']);
    expect(settled('2026-03-01T01:00:00Z')).toEqual(['2026-01-01T00:00', '2026-02-01T00:00']);
    expect(settledPeriods('week', at('2026-03-02T01:00:00Z')).map((one) => text(one)[1])).toEqual(['2026-02-23T00:00', '2026-03-02T00:00']);
  });
});
