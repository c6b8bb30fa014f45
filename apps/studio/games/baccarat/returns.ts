import { rational, type Rational } from '../../engine/rational.ts';
import type { Side } from './math.ts';
import type { BaccaratTitle } from './titles.ts';

/** What each bet of a title returns, as stated; math.test.ts proves it by dealing every coup. */
export function returnsOf({ returns }: BaccaratTitle): Record<Side, Rational> {
  return { player: rational(...returns.player), tie: rational(...returns.tie), banker: rational(...returns.banker) };
}
