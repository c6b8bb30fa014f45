import type { SportMarket } from '@verdigale/contract';
import { lineOf } from './market-groups.ts';

type Outcome = SportMarket['outcomes'][number];

/** A market that is decided, and which of its outcomes have won, in whole or in part; none where all is void. */
export interface MarketResult {
  market: SportMarket;
  won: Outcome[];
}

const isWon = ({ result }: Outcome) => result === 'won' || result === 'part';

/** The results of markets that are decided, in the order of the feed; of lines of a kind those at which the result turns. */
export function resultsOf(markets: readonly SportMarket[]): MarketResult[] {
  const decided = markets.filter(({ outcomes }) => outcomes.length > 0 && outcomes.every(({ result }) => result !== null));
  const kinds = Map.groupBy(decided, ({ market, specifiers }) => `${market} ${specifiers.replace(/(total|hcp)=[^|]*/, '')}`);
  return [...kinds.values()].flatMap((lines) =>
    turning(lines.toSorted((a, b) => lineOf(a) - lineOf(b))).map((market) => ({ market, won: market.outcomes.filter(isWon) })),
  );
}

/** Lines without halves beside one that ended otherwise; the first where all ended the same. */
function turning(all: readonly SportMarket[]): SportMarket[] {
  const isWhole = ({ outcomes }: SportMarket) => outcomes.every(({ result }) => result === 'won' || result === 'lost');
  const lines = all.length > 1 ? all.filter(isWhole) : all;
  const endOf = (line: SportMarket | undefined) => line?.outcomes.map(({ result }) => result).join();
  const found = lines.filter((line, at) =>
    [lines[at - 1], lines[at + 1]].some((other) => other !== undefined && endOf(other) !== endOf(line)),
  );
  if (found.length > 0) return found;
  return lines.length > 0 ? lines.slice(0, 1) : all.slice(0, 1);
}
