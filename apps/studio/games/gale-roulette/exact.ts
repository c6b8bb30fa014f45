import { rational, type Rational } from '../../engine/rational.ts';
import { pockets, settle, unitsPerStake, type RouletteChoice } from './math.ts';
import type { RouletteRules } from './titles.ts';

/**
 * The exact return of what lies on the table, by playing every number once. The wheels are alike and an equal part of each chip plays on
 * each, so the mean of all of them is that of one that the whole stake plays on.
 */
export function exactRtp(rules: RouletteRules, choice: RouletteChoice): Rational {
  const single = { ...rules, wheels: 1 };
  let total = 0;
  for (let number = 0; number < pockets; number += 1) total += settle(single, [number], choice).pay;
  return rational(BigInt(total), BigInt(pockets * unitsPerStake(single)));
}
