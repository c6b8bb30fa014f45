import type { Grid, SymbolId } from './reels.ts';

/** What a game pays on clusters: equal symbols that touch side by side, wherever they are. */
export interface ClusterRules {
  /** `pays[symbol][count]` for a cluster of so many places, in units of the stake; of more places than are listed as the last. */
  pays: readonly (readonly number[])[];
  /** Joins every cluster that it touches; wilds alone make no cluster. */
  wild: SymbolId;
}

/** One paid cluster: `cells` are its places, `reel * rows + row`. */
export interface ClusterWin {
  symbol: SymbolId;
  cells: number[];
  pay: number;
}

/** Every paid cluster of what is seen, in the order of its first place. */
export function evaluateClusters(grid: Grid, { pays, wild }: ClusterRules): ClusterWin[] {
  const wins: ClusterWin[] = [];
  const rows = grid[0]?.length ?? 0;
  const seen = grid.flat();
  /** By place: the number of the last cluster that took it, from 1; a wild may be taken again. */
  const takenBy = new Uint8Array(seen.length);
  for (let start = 0; start < seen.length; start += 1) {
    const symbol = seen[start] as SymbolId;
    if (symbol === wild || takenBy[start] !== 0) continue;
    const cells = [start];
    const join = (cell: number): void => {
      if ((seen[cell] !== symbol && seen[cell] !== wild) || takenBy[cell] === start + 1) return;
      takenBy[cell] = start + 1;
      cells.push(cell);
    };
    takenBy[start] = start + 1;
    for (let next = 0; next < cells.length; next += 1) {
      const cell = cells[next] as number;
      const row = cell % rows;
      if (row > 0) join(cell - 1);
      if (row < rows - 1) join(cell + 1);
      join(cell - rows);
      join(cell + rows);
    }
    const row = pays[symbol] as readonly number[];
    const pay = row[Math.min(cells.length, row.length - 1)] as number;
    if (pay > 0) wins.push({ symbol, cells, pay });
  }
  return wins;
}

/** The places that these clusters take, `[reel][row]`. */
export function placesOfClusters(grid: Grid, wins: readonly ClusterWin[]): boolean[][] {
  const taken = grid.map((column) => column.map(() => false));
  for (const { cells } of wins)
    for (const cell of cells) (taken[Math.floor(cell / (grid[0]?.length ?? 1))] as boolean[])[cell % (grid[0]?.length ?? 1)] = true;
  return taken;
}
