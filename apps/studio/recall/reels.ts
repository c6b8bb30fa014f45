import type { LineWin } from '../engine/evaluate.ts';
import type { Grid, SymbolId } from '../engine/reels.ts';
import type { Figure, FigureTable, Words } from './round-story.ts';

type Names = readonly string[];

const symbolName = (symbol: SymbolId, names: Names, { say }: Words) => say(`symbol.${names[symbol]}`);

/** What was seen, row by row from the top. */
export function reelsTable(name: string, grid: Grid, names: Names, words: Words): FigureTable {
  const rows = (grid[0] ?? []).map((_, row) => grid.map((column) => symbolName(column[row] as SymbolId, names, words)));
  return { name, rows };
}

/** `Line 3`: `4 × Lantern: €2.50`. */
export function lineFigures(wins: readonly LineWin[], names: Names, words: Words, prefix = ''): Figure[] {
  return wins.map(({ line, symbol, count, pay }) => ({
    name: prefix + words.say('lines.name', { n: line + 1 }),
    value: `${count} × ${symbolName(symbol, names, words)}: ${words.worth(pay)}`,
  }));
}

/** The spin that was paid for, and each of its free spins, with what it is called. */
export function namedSpins<Spin>(spin: Spin, freeSpins: readonly Spin[], { say }: Words): { name: string; prefix: string; spin: Spin }[] {
  const free = freeSpins.map((each, n) => {
    const name = say('recall.freeSpin', { n: n + 1, total: freeSpins.length });
    return { name, prefix: `${name}, `, spin: each };
  });
  return [{ name: say('recall.spin'), prefix: '', spin }, ...free];
}
