import { rational, type Rational } from '../../engine/rational.ts';
import { printed, unitsPerStake } from './math.ts';
import type { ScratchTitle } from './titles.ts';

/** The exact return of a card: what all cards that are printed pay together. */
export function exactRtp({ prizes }: ScratchTitle): Rational {
  const paid = prizes.reduce((sum, { times, cards }) => sum + times * cards, 0);
  return rational(BigInt(paid), BigInt(printed * unitsPerStake));
}

/** The most that a card pays, in stakes. */
export function exactMaxWin({ prizes }: ScratchTitle): Rational {
  return rational(BigInt(Math.max(...prizes.map(({ times }) => times))), BigInt(unitsPerStake));
}
