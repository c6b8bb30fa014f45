import type { RandomSource } from '../engine/random.ts';
import { costOf, type Game, type Outcome, type Strategy } from './game.ts';

export interface Simulation {
  rounds: number;
  /** Mean return in stakes; of what is bought in its costs. */
  mean: number;
  /** Half the width of the 99 % interval of the mean, from the spread of this run. */
  margin99: number;
  /** Share of rounds that paid anything. */
  hitRate: number;
  largest: number;
  /** What rounds brought, in stakes, and how many did so: near ones are one, by their mean. */
  spread: readonly { pay: number; rounds: number }[];
}

/** The ways to play a game that are simulated. */
export function strategiesOf(game: Game): readonly Strategy[] {
  return game.strategies ?? [{ name: 'play', rtp: game.facts.rtp, choice: null }];
}

/** The same, and what may be bought. */
export function waysOf(game: Game): readonly Strategy[] {
  const { bought } = game;
  return [...strategiesOf(game), ...(bought ? [{ name: 'bought', rtp: bought.rtp, choice: bought.choice }] : [])];
}

/**
 * Plays `rounds` rounds of a game by one of its strategies (the first) and measures what they return. Floats are fine
 * here: no money, only statistics.
 */
export function simulate(game: Game, source: RandomSource, rounds: number, strategy = strategiesOf(game)[0] as Strategy): Simulation {
  const words = repeatable(source);
  const cost = costOf(game, strategy.choice);
  let [total, squares, hits, largest] = [0, 0, 0, 0];
  const spread = new Map<number, { sum: number; rounds: number }>();
  for (let round = 0; round < rounds; round += 1) {
    words.forget();
    const { pay, staked = cost } = playOut(game, words, strategy);
    // What was staked on top is taken off: the return is what is left of the first stake.
    const stakes = (pay - staked) / cost + 1;
    const bin = binOf(stakes);
    const { sum, rounds: before } = spread.get(bin) ?? { sum: 0, rounds: 0 };
    spread.set(bin, { sum: sum + stakes, rounds: before + 1 });
    if (stakes === 0) continue;
    if (pay > 0) hits += 1;
    total += stakes;
    squares += stakes * stakes;
    if (stakes > largest) largest = stakes;
  }
  const mean = total / rounds;
  const deviation = Math.sqrt(squares / rounds - mean * mean);
  // 2.5758: the two-sided 99 % point of the normal distribution.
  return { rounds, mean, margin99: (2.5758 * deviation) / Math.sqrt(rounds), hitRate: hits / rounds, largest, spread: spreadOf(spread) };
}

/** Two to each doubling, from a tenth of the stake on. A round that brings nothing, or cost more than its stake, has one of its own. */
const binOf = (stakes: number) => (stakes <= 0 ? -Infinity : Math.max(-7, Math.round(Math.log2(stakes) * 2)));

const spreadOf = (bins: ReadonlyMap<number, { sum: number; rounds: number }>) =>
  [...bins].toSorted(([a], [b]) => a - b).map(([bin, { sum, rounds }]) => ({ pay: bin === -Infinity ? 0 : sum / rounds, rounds }));

function playOut(game: Game, words: RepeatableSource, { choice, next }: Strategy): Outcome {
  const steps: unknown[] = [];
  for (;;) {
    words.rewind();
    const outcome = game.play(words, choice, steps);
    if (!outcome) throw new Error(`${game.name} does not allow ${JSON.stringify({ choice, steps })}`);
    if (outcome.isOver) return outcome;
    steps.push(next?.(outcome));
  }
}

type RepeatableSource = RandomSource & { rewind(): void; forget(): void };

/** The words of a round can be read again for each of its steps, as those of the server can. */
function repeatable(source: RandomSource): RepeatableSource {
  const words: number[] = [];
  let at = 0;
  return {
    nextUint32() {
      if (at === words.length) words.push(source.nextUint32());
      at += 1;
      return words[at - 1] as number;
    },
    rewind() {
      at = 0;
    },
    forget() {
      words.length = 0;
      at = 0;
    },
  };
}
