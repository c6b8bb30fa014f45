import { add, half, multiply, one, subtract, zero, type Fraction } from './fraction.ts';
import type { Price } from './price.ts';

/** How a selection ended, in the terms of data feeds. */
export interface LegResult {
  isWon: boolean;
  /** The share of the stake that is no bet any more: 0, a half on a quarter line, 1 when void. */
  voidFactor: Fraction;
  /** The share of the rest that stands, where more have won than there are places. */
  deadHeatFactor: Fraction;
  /** The share of the winnings that is withheld for runners that were withdrawn (Rule 4). */
  deduction: Fraction;
}

const plain = { voidFactor: zero, deadHeatFactor: one, deduction: zero };

export const won: LegResult = { ...plain, isWon: true };
export const lost: LegResult = { ...plain, isWon: false };
export const voided: LegResult = { ...plain, isWon: false, voidFactor: one };
export const halfWon: LegResult = { ...won, voidFactor: half };
export const halfLost: LegResult = { ...lost, voidFactor: half };

/** What one unit on this selection is worth: v + (1 − v) · r · d · (1 + (o − 1)(1 − q)). */
export function legFactor(price: Price, { isWon, voidFactor, deadHeatFactor, deduction }: LegResult): Fraction {
  if (!isWon) return voidFactor;
  const paid = add(one, multiply(subtract(price, one), subtract(one, deduction)));
  return add(voidFactor, multiply(subtract(one, voidFactor), multiply(deadHeatFactor, paid)));
}
