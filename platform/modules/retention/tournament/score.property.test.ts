import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scoreOf, type Score, type ScoredRound } from './score.ts';

const sum = fc.bigInt(0n, 10_000_000n);
const pointsPerUnit = fc.integer({ min: 1, max: 1_000 });
const rounds = fc.array(fc.record<ScoredRound>({ staked: sum, won: sum, pointsPerUnit, multiplier: sum }), { maxLength: 60 });
const types = ['staked', 'won', 'rounds', 'highestMultiplier', 'multiplierSum', 'firstRounds'] as const;
const anyType = fc.constantFrom(...types);

const add = (parts: readonly bigint[]) => parts.reduce((a, b) => a + b, 0n);
/** What the terms say, over all rounds at once. */
const rebuilt = (type: (typeof types)[number], played: readonly ScoredRound[]): bigint => {
  switch (type) {
    case 'staked':
      return add(played.map((round) => round.staked * BigInt(round.pointsPerUnit)));
    case 'won':
      return add(played.map((round) => round.won * BigInt(round.pointsPerUnit)));
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
    fc.property(anyType, fc.option(fc.integer({ min: 1, max: 40 })), rounds, (type, roundsLimit, played) => {
      let score = none;
      for (const [at, round] of played.entries()) {
        score = scoreOf({ type, roundsLimit }, score, round);
        const counted = played.slice(0, Math.min(at + 1, roundsLimit ?? played.length));
        expect(score).toEqual({ points: rebuilt(type, counted), rounds: counted.length });
      }
    }),
  );
});

it('asks nothing of the order in which facts come, where no limit picks the first', () => {
  fc.assert(
    fc.property(anyType, rounds, (type, played) => {
      const scored = (list: readonly ScoredRound[]) =>
        list.reduce((score, round) => scoreOf({ type, roundsLimit: null }, score, round), none);
      expect(scored(played.toReversed())).toEqual(scored(played));
    }),
  );
});
