import { kept } from '../../engine/kept.ts';
import { uniformInt, type RandomSource } from '../../engine/random.ts';
import { followSteps } from '../follow-steps.ts';
import type { Outcome } from '../game.ts';
import { levels, type Level, type TowerTitle } from './titles.ts';

/** Pays are in hundredths of the stake; all are whole tenths. */
export const unitsPerStake = 100;
const tenth = 10n;

export interface TowerChoice {
  level: Level;
}
/** The door to open on the next floor, from 0; or the end of the round with what it is worth. */
export type TowerStep = number | 'cash-out';
export type TowerOutcome = Outcome & {
  level: Level;
  /** The doors that were opened, floor by floor; behind the last is a fall when `isHit`. */
  opened: number[];
  isHit: boolean;
  /** The doors that hide a fall, by floor; null while the round is not over. */
  falls: number[][] | null;
};

/** What a round is worth after 1, 2, 3, … floors: the given part of the inverse of the chance to come so far, cut to a tenth. */
export function laddersOf(title: TowerTitle, level: Level): readonly number[] {
  return allLadders(title)[level];
}

const allLadders = kept(({ floors, given, levels: all }: TowerTitle) => {
  const ladderOf = ({ doors, falls }: TowerTitle['levels'][Level]): number[] =>
    Array.from({ length: floors }, (_, floor) => {
      const power = BigInt(floor + 1);
      return Number(((BigInt(given) * BigInt(doors) ** power) / BigInt(doors - falls) ** power / tenth) * tenth);
    });
  return { easy: ladderOf(all.easy), medium: ladderOf(all.medium), hard: ladderOf(all.hard) };
});

export function readTowerChoice(value: unknown): TowerChoice | undefined {
  const { level, ...rest } = Object(value) as Record<string, unknown>;
  const known = levels.find((name) => name === level);
  return known && Object.keys(rest).length === 0 ? { level: known } : undefined;
}

export function readTowerStep(value: unknown): TowerStep | undefined {
  if (value === 'cash-out') return value;
  return Number.isInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
}

/** A round after these steps; undefined when one of them is not allowed. */
export function climbTower(
  title: TowerTitle,
  source: RandomSource,
  { level }: TowerChoice,
  steps: readonly TowerStep[],
): TowerOutcome | undefined {
  const doors = title.levels[level];
  // Floor by floor as far as the player has come, the others at the end: a round is computed anew with each step.
  const falls: number[][] = [];
  const opened: number[] = [];
  let isHit = false;
  const state = followSteps(steps, (door) => {
    if (door >= doors.doors) return undefined;
    const hidden = hideFalls(source, doors);
    falls.push(hidden);
    isHit = hidden.includes(door);
    opened.push(door);
    return isHit || opened.length === title.floors;
  });
  if (!state) return undefined;
  const isOver = state !== 'open';
  while (isOver && falls.length < title.floors) falls.push(hideFalls(source, doors));
  const pay = isOver && !isHit ? (laddersOf(title, level)[opened.length - 1] as number) : 0;
  return { pay, isOver, level, opened, isHit, falls: isOver ? falls : null };
}

/** The doors of a floor that hide a fall, each drawn from those that are left. */
function hideFalls(source: RandomSource, { doors, falls }: { doors: number; falls: number }): number[] {
  const left: number[] = [];
  for (let door = 0; door < doors; door += 1) left.push(door);
  const hidden: number[] = [];
  while (hidden.length < falls) hidden.push(left.splice(uniformInt(source, left.length), 1)[0] as number);
  return hidden.toSorted((a, b) => a - b);
}
