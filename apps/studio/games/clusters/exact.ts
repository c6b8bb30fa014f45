import { everyStop } from '../../engine/cascade.ts';
import { rational, type Rational } from '../../engine/rational.ts';
import { spinAt, unitsPerStake, type Clusters } from './math.ts';

/** What a look at every spin has counted. */
export interface Tally {
  spins: number;
  /** Units paid by all of them together. */
  pay: number;
  /** The most that one of them pays, in units. */
  most: number;
  /** How many have exactly so many falls. */
  byFalls: number[];
}

/** Looks at every spin; `first` narrows the first reel to some of its stops. A spin whose falls never end would throw. */
export function tally(clusters: Clusters, first?: readonly number[]): Tally {
  const counted: Tally = { spins: 0, pay: 0, most: 0, byFalls: [] };
  everyStop(
    clusters.strips,
    (stops) => {
      const { pay, falls } = spinAt(clusters, [...stops]);
      counted.spins += 1;
      counted.pay += pay;
      counted.most = Math.max(counted.most, pay);
      counted.byFalls[falls.length] = (counted.byFalls[falls.length] ?? 0) + 1;
    },
    first,
  );
  return counted;
}

/** The exact share of the stakes that is returned: each spin is as likely as any other. */
export function exactRtp({ pay, spins }: Tally): Rational {
  return rational(BigInt(pay), BigInt(spins) * BigInt(unitsPerStake));
}

/** The most that one round pays, in stakes. */
export function exactMaxWin({ most }: Tally): Rational {
  return rational(BigInt(most), BigInt(unitsPerStake));
}
