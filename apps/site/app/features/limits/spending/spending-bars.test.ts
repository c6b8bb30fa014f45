import { expect, it } from 'vitest';
import { spendingBars } from './spending-bars.ts';
import { sampleSpending } from '#testing/sample-limits.ts';

it('draws all on one scale from zero, what was won below it', () => {
  const drawn = spendingBars(
    sampleSpending([
      [60, 30],
      [0, -20],
    ]),
  );
  expect(drawn).toMatchObject({ most: 60, zero: 0.75 });
  expect(drawn!.bars.map(({ deposited, lost }) => [deposited, lost])).toEqual([
    [
      { top: 0, height: 0.75 },
      { top: 0.375, height: 0.375 },
    ],
    [
      { top: 0.75, height: 0 },
      { top: 0.75, height: 0.25 },
    ],
  ]);
});

it('draws nothing where nothing was paid in, lost or won', () => {
  expect(spendingBars(sampleSpending([[0, 0]]))).toBeNull();
});
