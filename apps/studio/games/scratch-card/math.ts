import { uniformInt, type RandomSource } from '../../engine/random.ts';
import type { Outcome } from '../game.ts';
import type { ScratchTitle } from './titles.ts';

/** Pays are in hundredths of the stake. */
export const unitsPerStake = 100;
/** The size of the print run in which the cards of each prize are counted. */
export const printed = 100_000;
export const cellCount = 9;
/** How many equal pictures win. */
const needed = 3;

export type ScratchOutcome = Outcome & {
  /** The prize whose picture each cell carries. */
  cells: number[];
  /** Null for a card that wins nothing. */
  prize: number | null;
};

/** One card: its prize first, then pictures among which exactly that one is there three times. */
export function drawCard({ prizes }: ScratchTitle, source: RandomSource): ScratchOutcome {
  let left = uniformInt(source, printed);
  const found = prizes.findIndex(({ cards }) => (left -= cards) < 0);
  const prize = found === -1 ? null : found;
  const others = shuffled(
    prizes.flatMap((_, each) => (each === prize ? [] : [each, each])),
    source,
  );
  const won = prize === null ? [] : Array.from({ length: needed }, () => prize);
  const cells = shuffled([...won, ...others.slice(0, cellCount - won.length)], source);
  return { cells, prize, pay: prize === null ? 0 : (prizes[prize]?.times ?? 0), isOver: true };
}

/** The same items in an order that is as likely as any other (Fisher and Yates). */
function shuffled(items: readonly number[], source: RandomSource): number[] {
  const result = items.slice();
  for (let index = 0; index < result.length - 1; index += 1) {
    const drawn = index + uniformInt(source, result.length - index);
    [result[index], result[drawn]] = [result[drawn] as number, result[index] as number];
  }
  return result;
}
