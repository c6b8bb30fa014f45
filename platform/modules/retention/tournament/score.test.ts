import { expect, it } from 'vitest';
import { scoreOf, type Score, type ScoredRound } from './score.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 12, minute));
/** 2.00 staked, won back 5.00; then 1.00 staked and lost; then 0.50 staked, 10.00 won, at 3 points for 1.00: in hundredths. The second began last. */
const rounds: ScoredRound[] = [
  { id: 'a', begunAt: at(0), endedAt: at(1), staked: 600n, won: 1_500n, multiplier: 250n },
  { id: 'b', begunAt: at(4), endedAt: at(5), staked: 300n, won: 0n, multiplier: 0n },
  { id: 'c', begunAt: at(2), endedAt: at(9), staked: 150n, won: 3_000n, multiplier: 2_000n },
];
const none: Score = { points: 0n, rounds: 0, reachedAt: at(0), kept: [] };

it.each([
  ['staked', 350n * 3n],
  ['won', 1_500n * 3n],
  ['rounds', 300n],
  ['highestMultiplier', 2_000n],
  ['multiplierSum', 2_250n],
  ['firstRounds', 2_250n],
] as const)('[TOUR-01] scores by %s', (type, points) => {
  const terms = { type, roundsLimit: null };
  expect(rounds.reduce((score, round) => scoreOf(terms, score, round), none)).toMatchObject({ points, rounds: 3 });
});

it('[TOUR-01] counts the rounds that began first, where the terms say so, whichever ended first', () => {
  const terms = { type: 'firstRounds', roundsLimit: 2 } as const;
  const [first, second, third] = rounds as [ScoredRound, ScoredRound, ScoredRound];
  const two = scoreOf(terms, scoreOf(terms, none, first), second);
  expect(two).toMatchObject({ points: 250n, rounds: 2, reachedAt: at(1) });
  const three = scoreOf(terms, two, third);
  expect(three).toMatchObject({ points: 2_250n, rounds: 2, reachedAt: at(9), kept: [{ id: 'a' }, { id: 'c' }] });
  expect(scoreOf(terms, three, second)).toBe(three);
});

it('[TOUR-01] a round whose place an earlier one has taken does not say when the points were reached', () => {
  const terms = { type: 'firstRounds', roundsLimit: 1 } as const;
  const [won, lost] = [rounds[0]!, rounds[1]!].map((round, at) => ({ ...round, begunAt: rounds[1 - at]!.begunAt })) as [
    ScoredRound,
    ScoredRound,
  ];
  const late = scoreOf(terms, scoreOf(terms, none, won), lost);
  expect(late).toMatchObject({ points: 0n, rounds: 1, reachedAt: lost.endedAt });
  expect(scoreOf(terms, scoreOf(terms, none, lost), won)).toEqual(late);
});
