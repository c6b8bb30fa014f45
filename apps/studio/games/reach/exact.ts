import { rational, type Rational } from '../../engine/rational.ts';
import { chancesToReach, unitsPerStake } from './math.ts';
import type { ReachTitle } from './titles.ts';

/** The exact return of a target: what is given, less what rounding down the chance costs, below one part in 10^13. */
export function exactRtp(title: ReachTitle, target: number): Rational {
  return rational(chancesToReach(title, target) * BigInt(target), BigInt(unitsPerStake) << 64n);
}
