import { rational, type Rational } from '../../engine/rational.ts';
import { chancesToReach } from './math.ts';

/**
 * The exact return of a player who cashes out at so many hundredths, whatever the player's plan is: 97 % less what rounding
 * down the chance costs, below one part in 10^13 at any multiplier.
 */
export function exactReturn(hundredths: number): Rational {
  return rational(chancesToReach(hundredths) * BigInt(hundredths), 100n << 64n);
}
