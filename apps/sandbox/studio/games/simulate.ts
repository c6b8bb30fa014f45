import type { RandomSource } from '../engine/random.ts';
import type { SlotGame } from './slot-game.ts';

export type Simulation = {
  rounds: number;
  /** Mean return in stakes. */
  mean: number;
  /** Half the width of the 99 % interval of the mean, from the spread of this very run. */
  margin99: number;
  /** Share of rounds that paid anything. */
  hitRate: number;
  largest: number;
};

/** Plays `rounds` rounds of a game and measures what they return. Floats are fine here: no money, only statistics. */
export function simulate(game: SlotGame, source: RandomSource, rounds: number): Simulation {
  let [total, squares, hits, largest] = [0, 0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const { pay } = game.draw(source);
    if (pay === 0) continue;
    const stakes = pay / game.betsPerStake;
    hits += 1;
    total += stakes;
    squares += stakes * stakes;
    if (stakes > largest) largest = stakes;
  }
  const mean = total / rounds;
  const deviation = Math.sqrt(squares / rounds - mean * mean);
  // 2.5758: the two-sided 99 % point of the normal distribution.
  return { rounds, mean, margin99: (2.5758 * deviation) / Math.sqrt(rounds), hitRate: hits / rounds, largest };
}
