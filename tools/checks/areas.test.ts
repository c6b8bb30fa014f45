import { expect, it } from 'vitest';
import { areaTable, BUDGET_SECONDS, type Area } from './areas.ts';

it('marks an area that took longer than its budget', () => {
  const seconds = new Map<Area, number>([
    ['lint', 12.34],
    ['browser', 700],
  ]);
  expect(areaTable(seconds)).toBe(['lint           12.3 s  of   38 s', 'browser       700.0 s  of  635 s  over its budget'].join('\n'));
});

it('gives all areas together eighteen minutes', () => {
  expect(Object.values<number>(BUDGET_SECONDS).reduce((sum, each) => sum + each)).toBeLessThanOrEqual(18 * 60);
});
