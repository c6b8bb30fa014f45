import { rational, type Rational } from '../../engine/rational.ts';
import { laddersOf, unitsPerStake } from './math.ts';
import { levels, type Level, type TowerTitle } from './titles.ts';

/** What a player gets back who stops after so many floors, whichever doors are opened, as a share of the stakes. */
export function exactRtp(title: TowerTitle, level: Level, floors: number): Rational {
  const { doors, falls } = title.levels[level];
  const pay = BigInt(laddersOf(title, level)[floors - 1] ?? 0);
  const power = BigInt(floors);
  return rational(pay * BigInt(doors - falls) ** power, BigInt(unitsPerStake) * BigInt(doors) ** power);
}

/**
 * The lowest and the highest return over every level and every floor to stop after. Each way to play, also one that decides by
 * chance, is a mean of these.
 */
export function rtpRange(title: TowerTitle): { lowest: Rational; highest: Rational } {
  const all = levels
    .flatMap((level) => laddersOf(title, level).map((_, floor) => exactRtp(title, level, floor + 1)))
    .toSorted((a, b) => (a.num * b.den < b.num * a.den ? -1 : 1));
  return { lowest: all[0] as Rational, highest: all.at(-1) as Rational };
}

/** The most that a round pays, in stakes. */
export function exactMaxWin(title: TowerTitle): Rational {
  return rational(BigInt(Math.max(...levels.flatMap((level) => laddersOf(title, level)))), BigInt(unitsPerStake));
}
