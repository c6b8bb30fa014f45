import { rational, type Rational } from '../../engine/rational.ts';
import type { LiveWheelTitle } from './titles.ts';

/** What a bet on a kind of segment returns exactly: its times by its share of the wheel. */
export function exactReturn({ kinds }: LiveWheelTitle, times: number): Rational {
  const all = kinds.reduce((sum, [, count]) => sum + count, 0);
  const count = kinds.find(([each]) => each === times)?.[1] ?? 0;
  return rational(BigInt(times * count), BigInt(100 * all));
}
