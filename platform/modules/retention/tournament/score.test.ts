import { expect, it } from 'vitest';
import { scoreOf, type Score, type ScoredRound } from './score.ts';

const pointsPerUnit = 3;
/** 2.00 staked, won back 5.00; then 1.00 staked and lost; then 0.50 staked, 10.00 won: in hundredths. */
const rounds: ScoredRound[] = [
  { staked: 200n, won: 500n, multiplier: 250n, pointsPerUnit },
  { staked: 100n, won: 0n, multiplier: 0n, pointsPerUnit },
  { staked: 50n, won: 1_000n, multiplier: 2_000n, pointsPerUnit },
];
const none: Score = { points: 0n, rounds: 0 };

it.each([
  ['staked', 350n * 3n],
  ['won', 1_500n * 3n],
  ['rounds', 300n],
  ['highestMultiplier', 2_000n],
  ['multiplierSum', 2_250n],
  ['firstRounds', 2_250n],
] as const)('[TOUR-01] scores by %s', (type, points) => {
  const terms = { type, roundsLimit: null };
  expect(rounds.reduce((score, round) => scoreOf(terms, score, round), none)).toEqual({ points, rounds: 3 });
});

it('counts the first rounds only, where the terms say so', () => {
  const terms = { type: 'firstRounds', roundsLimit: 2 } as const;
  expect(rounds.reduce((score, round) => scoreOf(terms, score, round), none)).toEqual({ points: 250n, rounds: 2 });
});
