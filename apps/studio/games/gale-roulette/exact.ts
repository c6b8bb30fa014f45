import { rational, type Rational } from '../../engine/rational.ts';
import { pockets, settle, unitsPerStake, type RouletteChoice } from './math.ts';

/** The exact return of what lies on the table, by playing every number once. */
export function exactRtp(choice: RouletteChoice): Rational {
  let total = 0;
  for (let number = 0; number < pockets; number += 1) total += settle(number, choice).pay;
  return rational(BigInt(total), BigInt(pockets * unitsPerStake));
}
