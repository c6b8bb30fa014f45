import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scoreOf, type Score, type ScoredRound } from './score.ts';

const sum = fc.bigInt(0n, 10_000_000n);
const minute = fc.integer({ min: 0, max: 600 }).map((at) => new Date(Date.UTC(2026, 5, 1, 0, at)));
const round = fc
  .record({ id: fc.uuid(), begunAt: minute, lasts: fc.integer({ min: 0, max: 90 }), staked: sum, won: sum, multiplier: sum })
  .map(({ lasts, ...some }): ScoredRound => ({ ...some, endedAt: new Date(some.begunAt.getTime() + lasts * 60_000) }));
const rounds = fc.uniqueArray(round, { selector: ({ id }) => id, maxLength: 60 });
const types = ['staked', 'won', 'rounds', 'highestMultiplier', 'multiplierSum', 'firstRounds'] as const;
const anyTerms = fc.record({ type: fc.constantFrom(...types), roundsLimit: fc.option(fc.integer({ min: 1, max: 40 })) });

const add = (parts: readonly bigint[]) => parts.reduce((a, b) => a + b, 0n);
/** What the terms say, over all rounds at once. */
const rebuilt = (type: (typeof types)[number], played: readonly ScoredRound[]): bigint => {
  switch (type) {
    case 'staked':
      return add(played.map(({ staked }) => staked));
    case 'won':
      return add(played.map(({ won }) => won));
    case 'rounds':
      return BigInt(played.length) * 100n;
    case 'highestMultiplier':
      return played.map(({ multiplier }) => multiplier).reduce((a, b) => (a > b ? a : b), 0n);
    case 'multiplierSum':
    case 'firstRounds':
      return add(played.map(({ multiplier }) => multiplier));
  }
};
const none: Score = { points: 0n, rounds: 0, reachedAt: new Date(0), kept: [] };
const byStart = (a: ScoredRound, b: ScoredRound) => a.begunAt.getTime() - b.begunAt.getTime() || (a.id < b.id ? -1 : 1);

it('[TOUR-01] has after each round the score that all rounds together give: where only some count, those that began first', () => {
  fc.assert(
    fc.property(anyTerms, rounds, (terms, played) => {
      let score = none;
      for (const [at, each] of played.entries()) {
        score = scoreOf(terms, score, each);
        const counted = played
          .slice(0, at + 1)
          .toSorted(byStart)
          .slice(0, terms.roundsLimit ?? undefined);
        expect([score.points, score.rounds]).toEqual([rebuilt(terms.type, counted), counted.length]);
      }
    }),
  );
});

it('[TOUR-01] asks nothing of the order in which facts come', () => {
  fc.assert(
    fc.property(anyTerms, rounds, (terms, played) => {
      const scored = (list: readonly ScoredRound[]) => list.reduce((score, each) => scoreOf(terms, score, each), none);
      const [one, other] = [scored(played), scored(played.toReversed())];
      expect([one.points, one.rounds, one.kept]).toEqual([other.points, other.rounds, other.kept]);
      // Of equal points who had them first is ahead: of the first rounds that is known, whichever fact is handled first.
      if (terms.roundsLimit !== null) expect(one.reachedAt).toEqual(other.reachedAt);
    }),
  );
});
