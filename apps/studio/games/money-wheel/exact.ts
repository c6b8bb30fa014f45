import { rational, type Rational } from '../../engine/rational.ts';
import { paysOf, unitsPerStake } from './math.ts';
import { risks, type Risk, type WheelTitle } from './titles.ts';

/** The exact return at a risk: the mean of the segments. */
export function exactRtp(title: WheelTitle, risk: Risk): Rational {
  const paid = paysOf(title, risk).reduce((sum, pay) => sum + pay, 0);
  return rational(BigInt(paid), BigInt(title.segments * unitsPerStake));
}

/** The most that a turn pays, in stakes. */
export function exactMaxWin(title: WheelTitle): Rational {
  return rational(BigInt(Math.max(...risks.flatMap((risk) => paysOf(title, risk)))), BigInt(unitsPerStake));
}
