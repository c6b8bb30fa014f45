import { multiply, rational, type Rational } from '../../engine/rational.ts';
import { fieldCount, mostMines, payLadders, unitsPerStake } from './math.ts';

/** The exact chance to uncover so many gems without a mine, whichever fields are chosen: C(25 − mines, gems) / C(25, gems). */
export function chanceOf(mines: number, gems: number): Rational {
  let chance = rational(1n);
  for (let gem = 0; gem < gems; gem += 1) chance = multiply(chance, rational(BigInt(fieldCount - mines - gem), BigInt(fieldCount - gem)));
  return chance;
}

/** What a player gets back who stops after so many gems, as a share of the stakes. */
export function exactRtp(mines: number, gems: number): Rational {
  return multiply(chanceOf(mines, gems), rational(BigInt(payLadders[mines]?.[gems - 1] ?? 0), BigInt(unitsPerStake)));
}

/**
 * The lowest and the highest return over every number of mines and every gem to stop after. Each way to play, also one
 * that decides by chance or by what it has seen, is a mean of these.
 */
export function rtpRange(): { lowest: Rational; highest: Rational } {
  const all = Array.from({ length: mostMines }, (_, index) => index + 1).flatMap((mines) =>
    (payLadders[mines] ?? []).map((_, index) => exactRtp(mines, index + 1)),
  );
  const less = (a: Rational, b: Rational): boolean => a.num * b.den < b.num * a.den;
  return {
    lowest: all.reduce((lowest, each) => (less(each, lowest) ? each : lowest)),
    highest: all.reduce((highest, each) => (less(highest, each) ? each : highest)),
  };
}
