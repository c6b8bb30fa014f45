import type { OfferItem } from '../campaign/offer.ts';
import { cashbackCost } from './cashback-cost.ts';
import { around, picker, simulateClaims, type Estimate, type Simulated } from './monte-carlo.ts';
import type { PlayedOffer } from './offer.ts';
import { edgeOf, varianceOf, type Payouts } from './payouts.ts';
import type { PlayedGame } from './played-game.ts';

/** What is assumed of those who take an offer; sums in main units of the base currency. */
export interface Assumptions {
  /** The game that it is played with. */
  played: PlayedGame;
  /** The game of free spins. */
  spun: Payouts;
  /** The deposit that it is taken with; the one that earns the whole of it where this is null. */
  deposit: number | null;
  /** What a player stakes in a period of cashback, and in each of its stakes. */
  staked: number;
  stake: number;
  claims: number;
  seed: number;
}

export interface ItemCost {
  name: string;
  /** What one claim takes of the campaign's ceiling when it is granted. */
  granted: number;
  /** What of one claim becomes own money. */
  release: Estimate;
  completed: number;
  bust: number;
  expired: number;
  /** One claim in a hundred costs this or more. */
  worst: number;
}

/** Stakes that somebody makes in a day of his time at most. */
const stakesADay = 2_000;

/** What one item of an offer costs the house, from the claim to what becomes own money of it, with the game that is assumed. */
export function costOfItem(item: OfferItem, assumed: Assumptions): ItemCost {
  const { gives } = item;
  if (gives.kind === 'cashback') return cashbackItem(item, gives, assumed);
  if (gives.kind === 'free-spins') return spinsItem(item, gives, assumed);
  const { bonus, own } = sumsOf(gives, assumed);
  const played = playedAs(item, { own, bonus, base: item.terms.base === 'bonus-and-deposit' ? bonus + own : bonus }, assumed);
  return {
    name: item.name,
    granted: bonus,
    ...inSums(
      simulated(item, assumed, () => played.offer),
      played.part,
    ),
  };
}

type Given<K extends OfferItem['gives']['kind']> = Extract<OfferItem['gives'], { kind: K }>;

function sumsOf(gives: Given<'cash' | 'percent'>, { deposit }: Assumptions): { bonus: number; own: number } {
  if (gives.kind === 'cash') return { bonus: Number(gives.amount.base), own: deposit ?? 0 };
  const percent = Number(gives.percent) / 100;
  const cap = gives.cap ? Number(gives.cap.base) : Infinity;
  const own = deposit ?? (gives.cap ? cap / percent : 100);
  return { bonus: Math.min(own * percent, cap), own };
}

/** A bonus in parts of the highest stake that its terms allow: what is played highest swings most, and costs most. */
function playedAs(
  { terms }: OfferItem,
  { own, bonus, base }: { own: number; bonus: number; base: number },
  { played: { payouts, share }, stake }: Assumptions,
): { offer: PlayedOffer; part: number } {
  const highest = terms.maxBet ? Number(terms.maxBet.base) : Math.max(stake, bonus / 20);
  const part = highest / payouts.perStake;
  const caps = [
    terms.maxWin ? Number(terms.maxWin.base) : Infinity,
    terms.maxWinMultiplier ? Number(terms.maxWinMultiplier) * bonus : Infinity,
  ];
  const cap = Math.min(...caps);
  return {
    offer: {
      own: Math.round(own / part),
      bonus: Math.round(bonus / part),
      stakes: share > 0 ? Math.ceil((base * Number(terms.multiplier)) / highest / share) : Number.MAX_SAFE_INTEGER,
      cap: Number.isFinite(cap) ? Math.round(cap / part) : null,
      isCashable: terms.isCashable,
    },
    part,
  };
}

function simulated(
  { terms }: OfferItem,
  { played: { payouts }, claims, seed }: Assumptions,
  draw: (chance: () => number) => PlayedOffer,
): Simulated {
  const mostStakes = Math.ceil((terms.wageringHours / 24) * stakesADay);
  return simulateClaims(payouts, { claims, seed, mostStakes, draw });
}

function inSums({ release, worst, ...shares }: Simulated, part: number): Omit<ItemCost, 'name' | 'granted'> {
  const { mean, low, high, deviation } = release;
  return {
    ...shares,
    worst: worst * part,
    release: { mean: mean * part, low: low * part, high: high * part, deviation: deviation * part },
  };
}

function spinsItem(item: OfferItem, gives: Given<'free-spins'>, assumed: Assumptions): ItemCost {
  const { spun } = assumed;
  const [stake, pick] = [Number(gives.stake.base), picker(spun)];
  const winnings = (chance: () => number) => {
    let parts = 0;
    for (let spin = 0; spin < gives.quantity; spin += 1) parts += pick(chance());
    return (parts / spun.perStake) * stake;
  };
  const granted = gives.quantity * stake;
  if (gives.winnings === 'real') {
    const release = around(granted * (1 - edgeOf(spun)), stake * Math.sqrt(gives.quantity * varianceOf(spun)), assumed.claims);
    return { name: item.name, granted, release, completed: 1, bust: 0, expired: 0, worst: release.mean + 2.3263 * release.deviation };
  }
  const { part } = playedAs(item, { own: 0, bonus: granted, base: granted }, assumed);
  const draw = (chance: () => number) => {
    const bonus = winnings(chance);
    return playedAs(item, { own: 0, bonus, base: bonus }, assumed).offer;
  };
  return { name: item.name, granted, ...inSums(simulated(item, assumed, draw), part) };
}

function cashbackItem(item: OfferItem, gives: Given<'cashback'>, { played: { payouts }, staked, stake, claims }: Assumptions): ItemCost {
  const [edge, variance] = [edgeOf(payouts), varianceOf(payouts)];
  const cap = gives.cap ? Number(gives.cap.base) : Infinity;
  // As though everybody had the level that gets most.
  const share = Math.max(...[gives.percent, ...Object.values(gives.percentByLevel ?? {})].map(Number)) / 100;
  const mean = Math.min(cashbackCost(share, { staked, stake, edge, variance }), cap);
  const deviation = share * Math.sqrt(staked * stake * variance);
  const release = around(mean, deviation, claims);
  return { name: item.name, granted: mean, release, completed: 1, bust: 0, expired: 0, worst: Math.min(mean + 2.3263 * deviation, cap) };
}
