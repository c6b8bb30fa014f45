import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scoreOf, type Score, type ScoredRound } from './score.ts';

const sum = fc.bigInt(0n, 10_000_000n);
const rounds = fc.array(fc.record<ScoredRound>({ staked: sum, won: sum, multiplier: sum }), { maxLength: 60 });
const types = ['staked', 'won', 'rounds', 'highestMultiplier', 'multiplierSum', 'firstRounds'] as const;
const terms = fc.record({ type: fc.constantFrom(...types), pointsPerUnit: fc.integer({ min: 1, max: 1_000 }) });

const add = (parts: readonly bigint[]) => parts.reduce((a, b) => a + b, 0n);
/** What the terms say, over all rounds at once. */
const rebuilt = (type: (typeof types)[number], pointsPerUnit: number, played: readonly ScoredRound[]): bigint => {
  switch (type) {
    case 'staked':
      return add(played.map(({ staked }) => staked)) * BigInt(pointsPerUnit);
    case 'won':
      return add(played.map(({ won }) => won)) * BigInt(pointsPerUnit);
    case 'rounds':
      return BigInt(played.length) * 100n;
    case 'highestMultiplier':
      return played.map(({ multiplier }) => multiplier).reduce((a, b) => (a > b ? a : b), 0n);
    case 'multiplierSum':
    case 'firstRounds':
      return add(played.map(({ multiplier }) => multiplier));
  }
};
const none: Score = { points: 0n, rounds: 0 };

it('[TOUR-01] has after each round the score that all rounds together give', () => {
  fc.assert(
    fc.property(terms, fc.option(fc.integer({ min: 1, max: 40 })), rounds, ({ type, pointsPerUnit }, roundsLimit, played) => {
      let score = none;
      for (const [at, round] of played.entries()) {
        score = scoreOf({ type, pointsPerUnit, roundsLimit }, score, round);
        const counted = played.slice(0, Math.min(at + 1, roundsLimit ?? played.length));
        expect(score).toEqual({ points: rebuilt(type, pointsPerUnit, counted), rounds: counted.length });
      }
    }),
  );
});

it('asks nothing of the order in which facts come, where no limit picks the first', () => {
  fc.assert(
    fc.property(terms, rounds, ({ type, pointsPerUnit }, played) => {
      const scored = (list: readonly ScoredRound[]) =>
        list.reduce((score, round) => scoreOf({ type, pointsPerUnit, roundsLimit: null }, score, round), none);
      expect(scored(played.toReversed())).toEqual(scored(played));
    }),
  );
});
