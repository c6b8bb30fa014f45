import { columnAt, symbolAt, type Grid, type Strip } from './reels.ts';
import { evaluateWays, placesOnWays, type WaysRules, type WaysWin } from './ways.ts';

/** One sight of the reels within a spin: what is paid on it, and which places fall empty by that. */
export interface Sight<Win = WaysWin> {
  grid: Grid;
  wins: Win[];
  gone: boolean[][];
}

/** What a game pays on a sight, and the places, `[reel][row]`, that its wins empty. */
export interface FallRules<Win> {
  rows: number;
  winsOf(grid: Grid): Win[];
  placesOf(grid: Grid, wins: readonly Win[]): boolean[][];
}

export type CascadeRules = WaysRules & { rows: number };

/** No strips of a real game come near it: a ring of strip that always wins would never end. */
const mostSights = 100;

/** The sights of one spin of a game that pays on ways. */
export function cascade(strips: readonly Strip[], stops: readonly number[], rules: CascadeRules): Sight[] {
  return sightsOf(strips, stops, {
    rows: rules.rows,
    winsOf: (grid) => evaluateWays(grid, rules),
    placesOf: (grid, wins) => placesOnWays(grid, wins, rules),
  });
}

/**
 * Everything that one spin shows, computed from its stops alone: wins vanish, what is above them on the strip falls down,
 * and so on until a sight pays nothing, which is the last. Throws a RangeError when the falls do not end; a game proves by
 * `everyStop` that its own always do.
 */
export function sightsOf<Win>(strips: readonly Strip[], stops: readonly number[], rules: FallRules<Win>): Sight<Win>[] {
  const sights: Sight<Win>[] = [];
  const fallen = stops.slice();
  let grid: Grid = strips.map((strip, reel) => columnAt(strip, stops[reel] as number, rules.rows));
  while (sights.length < mostSights) {
    const wins = rules.winsOf(grid);
    const gone = wins.length > 0 ? rules.placesOf(grid, wins) : [];
    sights.push({ grid, wins, gone });
    if (wins.length === 0) return sights;
    grid = grid.map((column, reel) => {
      const rest = column.filter((_, row) => !gone[reel]?.[row]);
      while (rest.length < rules.rows) {
        const above = (fallen[reel] as number) - 1;
        fallen[reel] = above;
        rest.unshift(symbolAt(strips[reel] as Strip, above));
      }
      return rest;
    });
  }
  throw new RangeError('strips whose falls never end');
}

/**
 * Calls `visit` with the stops of every spin that the strips allow, always in the same array; `first` narrows the first reel to some of
 * its stops.
 */
export function everyStop(
  strips: readonly Strip[],
  visit: (stops: readonly number[]) => void,
  first: readonly number[] = (strips[0] as Strip).map((_, stop) => stop),
): void {
  const stops: number[] = [];
  const turn = (reel: number): void => {
    if (reel === strips.length) {
      visit(stops);
      return;
    }
    for (const stop of reel === 0 ? first : (strips[reel] as Strip).keys()) {
      stops[reel] = stop;
      turn(reel + 1);
    }
  };
  turn(0);
}
