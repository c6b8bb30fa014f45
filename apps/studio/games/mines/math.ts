import { uniformInt, type RandomSource } from '../../engine/random.ts';
import { followSteps } from '../follow-steps.ts';
import type { Outcome } from '../game.ts';

export const columns = 5;
export const fieldCount = 25;
export const mostMines = 24;
/** Pays are in hundredths of the stake. */
export const unitsPerStake = 100;

/** Hundredths of a fair pay that the game gives, before they are rounded down. */
const givenPercent = 99n;
/** No pay is more than this many stakes: a round in which the next one would be is over, and paid. */
const highestStakes = 5000n;

/** How many fields hide a mine. */
export type MinesChoice = number;
/** The field to uncover, from 0, row by row; or the end of the round with what it is worth. */
export type MinesStep = number | 'cash-out';
export type MinesOutcome = Outcome & {
  mineCount: number;
  /** Uncovered fields in their order; the last one is a mine when `isHit`. */
  uncovered: number[];
  isHit: boolean;
  /** Where the mines are; null while the round is not over. */
  mines: number[] | null;
};

/**
 * What a round with so many mines pays after 1, 2, 3, … gems, in hundredths: 99 % of the inverse of the chance to come so
 * far, rounded down. It ends where all gems are found or the next pay would be above the highest.
 */
export const payLadders: readonly (readonly number[])[] = Array.from({ length: mostMines + 1 }, (_, mines) =>
  mines === 0 ? [] : ladderOf(mines),
);

function ladderOf(mines: number): number[] {
  const pays: number[] = [];
  let [fair, ways] = [1n, 1n];
  for (let gems = 1; gems <= fieldCount - mines; gems += 1) {
    fair *= BigInt(fieldCount - gems + 1);
    ways *= BigInt(fieldCount - mines - gems + 1);
    const pay = (givenPercent * fair) / ways;
    if (pay > highestStakes * BigInt(unitsPerStake)) break;
    pays.push(Number(pay));
  }
  return pays;
}

/** A round of so many mines after these steps; undefined when one of them is not allowed. */
export function playMines(source: RandomSource, mineCount: MinesChoice, steps: readonly MinesStep[]): MinesOutcome | undefined {
  const mines = layMines(source, mineCount);
  const ladder = payLadders[mineCount] as readonly number[];
  const uncovered: number[] = [];
  let isHit = false;
  const state = followSteps(steps, (field) => {
    if (uncovered.includes(field)) return undefined;
    uncovered.push(field);
    isHit = mines.includes(field);
    return isHit || uncovered.length === ladder.length;
  });
  if (!state) return undefined;
  const isOver = state !== 'open';
  const pay = isOver && !isHit ? (ladder[uncovered.length - 1] as number) : 0;
  return { pay, isOver, mineCount, uncovered, isHit, mines: isOver ? mines.toSorted((a, b) => a - b) : null };
}

const fields: readonly number[] = Array.from({ length: fieldCount }, (_, field) => field);

/** Where the mines of a round are: the first fields of a shuffle, each drawn from those that are left (Fisher and Yates). */
function layMines(source: RandomSource, count: number): number[] {
  const shuffled = fields.slice();
  for (let index = 0; index < count; index += 1) {
    const drawn = index + uniformInt(source, fieldCount - index);
    const field = shuffled[drawn] as number;
    shuffled[drawn] = shuffled[index] as number;
    shuffled[index] = field;
  }
  shuffled.length = count;
  return shuffled;
}
