import type { Offer, OfferItem } from '../campaign/offer.ts';
import { costOfItem, type Assumptions, type ItemCost } from './item-cost.ts';
import type { Estimate } from './monte-carlo.ts';
import { dearestGames, lossiestGames, payoutsOf, unknownGame, type CostedGame } from './played-game.ts';

export interface OfferCost {
  items: ItemCost[];
  /** Claims that the ceiling lets through; null where it bounds none: cashback is promised while it is lost. */
  claims: number | null;
  /** Of all of them, in main units of the base currency; null where their number is not bounded. */
  total: Pick<Estimate, 'mean' | 'low' | 'high'> | null;
}

/** The whole offer is taken, and played as high as allowed. */
export const careful: Omit<Assumptions, 'played' | 'spun'> = { deposit: null, staked: 1_000, stake: 1, claims: 2_000, seed: 1 };

/**
 * What a campaign costs the house: what the claims that its ceiling lets through turn into own money, with an interval of 99 %; played with those of
 * these games that cost most.
 */
export function costOfOffer({ items: offered, budget }: Pick<Offer, 'items' | 'budget'>, games: readonly CostedGame[]): OfferCost {
  const items = offered.map((item) => dearest(item, games));
  const sumOf = (read: (item: ItemCost) => number) => items.reduce((sum, item) => sum + read(item), 0);
  const granted = sumOf((item) => item.granted);
  const borne = budget.spent === null || granted === 0 ? Infinity : Math.max(1, Math.floor(Number(budget.spent) / granted));
  const claims = Math.min(budget.claims ?? Infinity, borne);
  const isBounded = Number.isFinite(claims) && offered.every(({ gives }) => gives.kind !== 'cashback');
  if (!isBounded) return { items, claims: null, total: null };
  const [mean, low, high] = [
    sumOf(({ release }) => release.mean),
    sumOf(({ release }) => release.low),
    sumOf(({ release }) => release.high),
  ];
  return { items, claims, total: { mean: claims * mean, low: claims * low, high: claims * high } };
}

/** What an item costs with the game with which it costs most. */
function dearest(item: OfferItem, games: readonly CostedGame[]): ItemCost {
  const { gives, terms } = item;
  const spinning = gives.kind === 'free-spins' ? games.find(({ identity }) => identity === gives.game) : undefined;
  const candidates = gives.kind === 'cashback' ? lossiestGames(terms, games) : dearestGames(terms, games);
  return candidates
    .map((played) => costOfItem(item, { ...careful, played, spun: spinning ? payoutsOf(spinning) : unknownGame(terms).payouts }))
    .reduce((most, cost) => (cost.release.mean > most.release.mean ? cost : most));
}

/** Why a campaign's budget is too small, which it is when the campaign certainly costs more; null when it may be enough, or states no sum. */
export function budgetFault(offer: Pick<Offer, 'items' | 'budget'>, games: readonly CostedGame[]): string | null {
  const spent = offer.budget.spent === null ? null : Number(offer.budget.spent);
  if (spent === null) return null;
  const { claims, total } = costOfOffer(offer, games);
  if (!total || total.low <= spent) return null;
  return `${claims} claims cost ${total.low.toFixed(2)} to ${total.high.toFixed(2)}, its budget is ${spent}`;
}
