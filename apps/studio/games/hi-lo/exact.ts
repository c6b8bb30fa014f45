import { rational, type Rational } from '../../engine/rational.ts';
import { ranks, unitsPerStake, worthOf } from './math.ts';
import type { HiLoTitle } from './titles.ts';

/** What right guesses of these ways return, as a share of the stakes: their chance times what they are worth. */
export function exactRtp(title: HiLoTitle, ways: readonly number[]): Rational {
  const chance = ways.reduce((product, each) => product * BigInt(each), 1n);
  return rational(BigInt(worthOf(title, ways)) * chance, BigInt(unitsPerStake) * BigInt(ranks) ** BigInt(ways.length));
}

/**
 * The lowest and the highest return over every row of guesses, whatever their order. Each way to play, also one that decides by the cards it
 * sees, is a mean of these.
 */
export function rtpRange(title: HiLoTitle): { lowest: Rational; highest: Rational } {
  let [lowest, highest] = [Infinity, 0];
  const found: { low: number[]; high: number[] } = { low: [], high: [] };
  const ways: number[] = [];
  const visit = (from: number): void => {
    for (let each = from; each < ranks; each += 1) {
      ways.push(each);
      const share = (worthOf(title, ways) * ways.reduce((product, way) => product * way, 1)) / ranks ** ways.length;
      if (share < lowest) [lowest, found.low] = [share, ways.slice()];
      if (share > highest) [highest, found.high] = [share, ways.slice()];
      if (ways.length < title.most) visit(each);
      ways.pop();
    }
  };
  visit(1);
  return { lowest: exactRtp(title, found.low), highest: exactRtp(title, found.high) };
}
