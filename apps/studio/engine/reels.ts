import { uniformInt, type RandomSource } from './random.ts';

/** A symbol's number within its game. */
export type SymbolId = number;
/** The symbols around one reel, in the order in which they pass. */
export type Strip = readonly SymbolId[];
/** The symbols of one reel that are seen, from the top row down. */
export type Column = readonly SymbolId[];
/** What the player sees: one column for each reel. */
export type Grid = readonly Column[];
/** The column that each stop of each reel shows. */
export type ReelSet = readonly (readonly Column[])[];

/** One stop for each reel, independent and uniform over its strip. */
export function drawStops(source: RandomSource, strips: readonly Strip[]): number[] {
  return strips.map((strip) => uniformInt(source, strip.length));
}

/** The column of a reel whose topmost seen symbol is at `stop`. */
export function columnAt(strip: Strip, stop: number, rows: number): Column {
  const column: SymbolId[] = [];
  for (let row = 0; row < rows; row += 1) column.push(symbolAt(strip, stop + row));
  return column;
}

/** The symbol at a place of the strip, which is a ring. */
export function symbolAt(strip: Strip, place: number): SymbolId {
  const symbol = strip[((place % strip.length) + strip.length) % strip.length];
  if (symbol === undefined) throw new RangeError('an empty reel strip');
  return symbol;
}

/** The columns of every stop of every strip; `change` is what a feature does to a column that landed. */
export function reelSet(strips: readonly Strip[], rows: number, change: (column: Column) => Column): ReelSet {
  return strips.map((strip) => strip.map((_, stop) => change(columnAt(strip, stop, rows))));
}

/** What is seen when the reels have stopped. */
export function gridAt(reels: ReelSet, stops: readonly number[]): Grid {
  return reels.map((columns, reel) => {
    const column = columns[stops[reel] ?? -1];
    if (!column) throw new RangeError('a stop that the reel does not have');
    return column;
  });
}
