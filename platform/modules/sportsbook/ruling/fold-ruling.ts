import { marketKey, type BookEvent, type BookMarket, type StatedResult } from '../book/book.ts';
import type { Ruling } from './ruling.sql.ts';
import type { EndWord } from './ruling.ts';

const shares: Record<EndWord, Pick<StatedResult, 'isWon' | 'voidFactor'>> = {
  won: { isWon: true, voidFactor: '0' },
  'half-won': { isWon: true, voidFactor: '0.5' },
  void: { isWon: false, voidFactor: '1' },
  'half-lost': { isWon: false, voidFactor: '0.5' },
  lost: { isWon: false, voidFactor: '0' },
};

type Folded = Pick<Ruling, 'id' | 'kind' | 'market' | 'specifiers' | 'ends' | 'reason'>;

/**
 * The event as it is after a ruling of the house. The newest ruling on a market stands, whatever the feed says of its results, until it is lifted.
 * Bets that were taken by then are void; what may be taken later, should the feed offer the market again, is not.
 */
export function foldRuling(event: BookEvent, ruling: Folded, { version, at }: { version: number; at: Date }): BookEvent {
  const { market, specifiers } = ruling;
  const named = market === null || specifiers === null ? null : marketKey({ market, specifiers });
  const change = (key: string, known: BookMarket) =>
    named === null || named === key ? { ...rule(unruled(known), ruling, at), version } : known;
  return { ...event, version, markets: new Map([...event.markets].map(([key, known]) => [key, change(key, known)])) };
}

function rule(market: BookMarket, { id, kind, ends, reason }: Folded, at: Date): BookMarket {
  if (kind === 'lift') return market;
  if (kind === 'void') {
    return { ...market, status: 'cancelled', voids: [...market.voids, { from: null, to: at.toISOString(), reason, ruling: id }] };
  }
  const outcomes = new Map(
    [...market.outcomes].map(([key, outcome]) => {
      const end = ends?.[key];
      const result = end && { ...shares[end], deadHeatFactor: '1', deduction: '0', reason, certainty: 2 as const, ruling: id };
      return [key, result ? { ...outcome, result } : outcome];
    }),
  );
  return { ...market, status: 'settled', outcomes };
}

/** Without what was ruled before. */
function unruled(market: BookMarket): BookMarket {
  return {
    ...market,
    voids: market.voids.filter(({ ruling }) => ruling === undefined),
    outcomes: new Map(
      [...market.outcomes].map(([key, outcome]) => [key, outcome.result?.ruling === undefined ? outcome : { ...outcome, result: null }]),
    ),
  };
}
