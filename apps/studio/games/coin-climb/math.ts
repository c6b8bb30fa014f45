import { kept } from '../../engine/kept.ts';
import { uniformInt, type RandomSource } from '../../engine/random.ts';
import { followSteps } from '../follow-steps.ts';
import type { Outcome } from '../game.ts';
import type { CoinTitle } from './titles.ts';

/** Every pay is a number of tenths of the stake. */
export const unitsPerStake = 10;
export const sides = ['heads', 'tails'] as const;
export type Side = (typeof sides)[number];
/** The side that is called for the next toss; or the end of the round with what it is worth. */
export type CoinStep = Side | 'cash-out';
export type CoinOutcome = Outcome & {
  calls: Side[];
  /** What each toss showed; the last is another than was called when `isMissed`. */
  tosses: Side[];
  isMissed: boolean;
  /** What the round is worth so far, in units. */
  worth: number;
};

/**
 * What a round is worth after 1, 2, 3, … right calls, in units: the given part of the stake, less what ledges leave to those who fell before,
 * over the chance to come so far, cut to a unit.
 */
export const ladderOf = kept((title: CoinTitle): readonly number[] =>
  Array.from({ length: title.rungs }, (_, index) => {
    const right = index + 1;
    const fallen = Array.from({ length: right }, (__, before) => keptAfter(title, before) * 2 ** (right - before - 1));
    const units = (title.given * unitsPerStake * 2 ** right) / 100;
    return Math.floor(units - fallen.reduce((total, each) => total + each, 0));
  }),
);

/** What is left, in units, to a player who calls wrong after so many right calls. */
export function keptAfter({ ledges }: CoinTitle, right: number): number {
  return ledges.findLast(({ after }) => after <= right)?.keeps ?? 0;
}

export function readCoinStep(value: unknown): CoinStep | undefined {
  return value === 'cash-out' ? value : sides.find((side) => side === value);
}

/** A round after these steps; undefined when one of them is not allowed. */
export function climb(title: CoinTitle, source: RandomSource, steps: readonly CoinStep[]): CoinOutcome | undefined {
  const calls: Side[] = [];
  const tosses: Side[] = [];
  let isMissed = false;
  const state = followSteps(steps, (side) => {
    const toss = sides[uniformInt(source, 2)] as Side;
    isMissed = toss !== side;
    calls.push(side);
    tosses.push(toss);
    return isMissed || calls.length === title.rungs;
  });
  if (!state) return undefined;
  const worth = isMissed ? keptAfter(title, calls.length - 1) : (ladderOf(title)[calls.length - 1] ?? 0);
  const isOver = state !== 'open';
  return { pay: isOver ? worth : 0, isOver, calls, tosses, isMissed, worth };
}
