import { rational, type Rational } from '../../engine/rational.ts';
import { findBet, returnOf } from '../gale-roulette/bets.ts';
import type { RouletteTitle } from './titles.ts';

const pockets = 37n;

/** What a place returns exactly: each of the 37 numbers is as likely as the others, and as likely to be struck. */
export function exactReturn({ single, hasPartage, strikes }: RouletteTitle, place: string): Rational {
  const bet = findBet(place);
  if (!bet) throw new RangeError(`no place is called ${place}`);
  const covered = BigInt(bet.numbers.length);
  if (bet.kind !== 'straight') {
    const halves = 2n * covered * BigInt(returnOf(bet)) + (hasPartage && bet.kind === 'even' ? 1n : 0n);
    return rational(halves, 2n * pockets);
  }
  if (!strikes) return rational(BigInt(single), pockets);
  const weights = BigInt(strikes.times.reduce((sum, [, weight]) => sum + weight, 0));
  const struck = BigInt(strikes.times.reduce((sum, [times, weight]) => sum + times * weight, 0));
  const numbers = BigInt(strikes.numbers);
  return rational((pockets - numbers) * BigInt(single) * weights + numbers * struck, pockets * pockets * weights);
}
