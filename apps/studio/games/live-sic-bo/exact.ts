import type { Rational } from '../../engine/rational.ts';
import { betsOf } from '../sic-bo/bets.ts';
import { exactRtp } from '../sic-bo/exact.ts';
import type { LiveSicBoTitle } from './titles.ts';

/** What a place returns exactly, over all 216 ways that three dice can fall. */
export function exactReturn(title: LiveSicBoTitle, place: string): Rational {
  const bet = betsOf(title).find(({ identity }) => identity === place);
  if (!bet) throw new RangeError(`no place is called ${place}`);
  return exactRtp(bet);
}
