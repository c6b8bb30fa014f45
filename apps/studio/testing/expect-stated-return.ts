import { expect } from 'vitest';
import { seededSource } from '../engine/seeded-source.ts';
import type { Game, Strategy } from '../games/game.ts';
import { simulate, strategiesOf } from '../games/simulate.ts';

/** Expects seeded play by a strategy to return its stated figure, within the 99 % interval. Ten million rounds: `bench/rtp.ts`. */
export function expectStatedReturn(game: Game, strategy = strategiesOf(game)[0] as Strategy, rounds = 100_000): void {
  const { mean, margin99, largest } = simulate(game, seededSource(1), rounds, strategy);
  const { maxWin } = game.facts;
  expect(Math.abs(mean - Number(strategy.rtp.num) / Number(strategy.rtp.den))).toBeLessThan(margin99);
  expect(largest).toBeLessThanOrEqual(Number(maxWin.num) / Number(maxWin.den));
}
