import type { LegResult } from '@verdigale/betting';
import type { EndChances, Game } from './game.ts';
import { seeded } from './random.ts';
import { playOut } from './step.ts';

/** How often an outcome ended this way, and how often the solved chances say it should. */
export interface Tally {
  market: string;
  outcome: string;
  end: keyof EndChances;
  expected: number;
  counted: number;
  /** Standard errors between the two. */
  off: number;
}

/** Too seldom for the normal distribution to judge. */
const fewest = 25;
const ends = ['won', 'halfWon', 'voided', 'halfLost', 'lost'] as const;

/** Plays a match so many times and holds how its markets were settled against their chances at the start. A dead heat is won by its
 * share and lost by the rest. */
export function simulate<State>(game: Game<State>, matches: number, seed: number): Tally[] {
  const random = seeded(seed);
  const counts = new Map<string, number>();
  for (let match = 0; match < matches; match += 1) {
    for (const { id, specifiers, outcomes } of game.markets(playOut(game, random))) {
      for (const { id: outcome, result } of outcomes) {
        const count = (end: keyof EndChances, share: number) => {
          const key = `${id} ${specifiers} ${outcome} ${end}`;
          counts.set(key, (counts.get(key) ?? 0) + share);
        };
        const [end, share] = [endOf(result!), shareOf(result!)];
        count(end, share);
        if (share < 1) count('lost', 1 - share);
      }
    }
  }
  return game.markets(game.start).flatMap(({ id, specifiers, outcomes }) =>
    outcomes.flatMap(({ id: outcome, chances }) =>
      ends.flatMap((end): Tally[] => {
        const [expected, variance] = [matches * chances[end], matches * chances[end] * (1 - chances[end])];
        if (variance < fewest) return [];
        const counted = counts.get(`${id} ${specifiers} ${outcome} ${end}`) ?? 0;
        return [{ market: `${id} ${specifiers}`.trim(), outcome, end, expected, counted, off: (counted - expected) / Math.sqrt(variance) }];
      }),
    ),
  );
}

function endOf({ isWon, voidFactor }: LegResult): keyof EndChances {
  if (voidFactor.num === voidFactor.den) return 'voided';
  if (voidFactor.num === 0n) return isWon ? 'won' : 'lost';
  return isWon ? 'halfWon' : 'halfLost';
}

const shareOf = ({ deadHeatFactor }: LegResult): number => Number(deadHeatFactor.num) / Number(deadHeatFactor.den);
