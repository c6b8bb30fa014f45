import type { SportEventDetail, SportMarket } from '@verdigale/contract';

/** An event as it is known. */
export interface FollowedEvent {
  event: SportEventDetail;
  /** When it was last asked for with all its markets. */
  wholeAt: number;
  /** When the socket last spoke of it. */
  heardAt: number;
}

const keyOf = ({ market, specifiers }: SportMarket) => `${market}|${specifiers}`;

/**
 * An event with what has changed since: markets that are named take the place of the old ones, the others stay the very objects that they
 * were, so that nothing of theirs is drawn again. New ones come last.
 */
export function mergeEvent(known: SportEventDetail, change: SportEventDetail): SportEventDetail {
  if (change.version < known.version) return known;
  const changed = new Map(change.markets.map((market) => [keyOf(market), market]));
  const markets = known.markets.map((market) => {
    const next = changed.get(keyOf(market));
    changed.delete(keyOf(market));
    return next ?? market;
  });
  return { ...change, markets: [...markets, ...changed.values()] };
}
