import { uniformInt, type RandomSource } from '../../engine/random.ts';
import type { Outcome } from '../game.ts';
import type { KenoTitle } from './titles.ts';

/** Pays are in hundredths of the stake. */
export const unitsPerStake = 100;

/** The marked numbers, ascending. */
export type KenoChoice = readonly number[];
export type KenoOutcome = Outcome & {
  /** In the order in which they came. */
  drawn: number[];
  hits: number;
};

/** How many numbers may be marked, from the fewest to the most. */
export function counts({ pays }: KenoTitle): number[] {
  return Object.keys(pays).map(Number);
}

/** The choice that was sent, or undefined when the game does not offer it. */
export function readKenoChoice({ numbers, pays }: KenoTitle, value: unknown): KenoChoice | undefined {
  if (!Array.isArray(value) || !(value.length in pays)) return undefined;
  const isMarked = (number: unknown, place: number): boolean =>
    Number.isInteger(number) && Number(number) > (place === 0 ? 0 : Number(value[place - 1])) && Number(number) <= numbers;
  return value.every(isMarked) ? (value as number[]) : undefined;
}

/** Draws numbers, each from those that are left, and pays for those that are marked. */
export function drawNumbers({ numbers, drawn: count, pays }: KenoTitle, source: RandomSource, choice: KenoChoice): KenoOutcome {
  const left = Array.from({ length: numbers }, (_, index) => index + 1);
  const drawn = Array.from({ length: count }, () => left.splice(uniformInt(source, left.length), 1)[0] as number);
  const hits = choice.filter((number) => drawn.includes(number)).length;
  return { drawn, hits, pay: pays[choice.length]?.[hits] ?? 0, isOver: true };
}
