import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BonusModel } from './testing/model.ts';
import { stepOf, take, wishes } from './testing/steps.ts';

const start = 1_000n;

it('any order of bet, win, rollback, finish and activate, cancel, expire neither makes nor loses a unit', () => {
  const ends = new Set<string>();
  fc.assert(
    fc.property(fc.array(wishes, { minLength: 1, maxLength: 60, size: 'max' }), (wanted) => {
      const model = new BonusModel(start);
      for (const wish of wanted) {
        const step = stepOf(model, wish);
        if (step) take(model, step);
        expect(model.faults(start)).toEqual([]);
      }
      for (const { result } of model.bonuses) ends.add(result);
    }),
    { numRuns: 2_000 },
  );
  expect([...ends].toSorted()).toEqual(['cancelled', 'expired', 'lost', 'none', 'played']);
});
