import { expect, it } from 'vitest';
import { countedStake } from './counted-stake.ts';

it.each<[string, bigint, number, bigint | null, bigint, bigint]>([
  ['all of it', 500n, 1_000, null, 0n, 500n],
  ['by the weight of the game, rounded down', 505n, 100, null, 0n, 50n],
  ['nothing in a game that does not count', 500n, 0, null, 0n, 0n],
  ['up to the highest bet', 500n, 1_000, 200n, 0n, 200n],
  ['up to it with the bets before it', 500n, 1_000, 200n, 150n, 50n],
  ['nothing beyond it', 500n, 1_000, 200n, 250n, 0n],
])('a bet counts %s', (_, stake, weight, maxBet, staked, counted) => {
  expect(countedStake(stake, weight, { maxBet, staked })).toBe(counted);
});
