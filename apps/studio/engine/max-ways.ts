import type { BesidePay } from './max-pay.ts';
import type { Column, ReelSet, SymbolId } from './reels.ts';
import type { WaysRules } from './ways.ts';

/**
 * The most that one spin can pay on ways: exact over all stops, by branch and bound from the first reel on. `beside` is what is paid
 * beside the ways for how many are seen of its symbols.
 */
export function maxWaysPay(reels: ReelSet, { pays, wild, scatter }: WaysRules, beside: BesidePay): number {
  const symbols = pays.map((_, symbol) => symbol).filter((symbol) => symbol !== wild && symbol !== scatter);
  const sights = reels.map((columns) => distinct(columns.map((column) => sightOf(column, symbols, wild, beside.symbols))));
  const last = reels.length;
  /** For each reel on: the most places of each symbol, and of what is paid beside. */
  const mostPlaces = sights.map((each) => symbols.map((_, at) => Math.max(...each.map(({ places }) => places[at] as number))));
  const mostSeen = sights.map((each) => beside.symbols.map((_, at) => Math.max(...each.map(({ seen }) => seen[at] as number))));
  let found = 0;

  /** Pays for sure by the reels so far, and at most with those to come. `ways` is 0 for a symbol whose ways have ended. */
  const bound = (reel: number, ways: readonly number[], ended: number, seen: readonly number[]): number => {
    const open = symbols.reduce((total, symbol, at) => {
      let [product, best] = [ways[at] as number, 0];
      if (product === 0) return total;
      for (let count = reel; count <= last; count += 1) {
        best = Math.max(best, product * (pays[symbol]?.[count] ?? 0));
        product *= mostPlaces[count]?.[at] ?? 0;
      }
      return total + best;
    }, 0);
    const mostBeside = beside.symbols.map((_, at) => mostSeen.slice(reel).reduce((sum, each) => sum + (each[at] as number), seen[at] ?? 0));
    return ended + open + beside.value(mostBeside);
  };
  const visit = (reel: number, ways: readonly number[], ended: number, seen: readonly number[]): void => {
    const most = bound(reel, ways, ended, seen);
    if (most <= found) return;
    if (reel === last) {
      found = most;
      return;
    }
    const branches = (sights[reel] as Sight[]).map((sight) => {
      const next = ways.map((way, at) => way * (sight.places[at] as number));
      const gone = symbols.reduce(
        (sum, symbol, at) => (next[at] === 0 ? sum + (ways[at] as number) * (pays[symbol]?.[reel] ?? 0) : sum),
        ended,
      );
      const nowSeen = seen.map((count, at) => count + (sight.seen[at] as number));
      return { next, gone, nowSeen, most: bound(reel + 1, next, gone, nowSeen) };
    });
    for (const branch of branches.toSorted((a, b) => b.most - a.most)) visit(reel + 1, branch.next, branch.gone, branch.nowSeen);
  };
  visit(
    0,
    symbols.map(() => 1),
    0,
    beside.symbols.map(() => 0),
  );
  return found;
}

/** What a column counts for: places of each symbol with the wilds that stand for it, and how many are seen of others. */
interface Sight {
  places: number[];
  seen: number[];
}

function sightOf(column: Column, symbols: readonly SymbolId[], wild: SymbolId, others: readonly SymbolId[]): Sight {
  return {
    places: symbols.map((symbol) => column.filter((each) => each === symbol || each === wild).length),
    seen: others.map((symbol) => column.filter((each) => each === symbol).length),
  };
}

function distinct(sights: readonly Sight[]): Sight[] {
  return [...new Map(sights.map((sight) => [`${sight.places.join()}/${sight.seen.join()}`, sight])).values()];
}
