import type { Deduction, EachWay, Score, StatedChances, StatedResult, VoidSpan } from '../book/book.ts';
import type { StoredMarket } from '../reading/view-market.ts';

export type PricePolicy = 'none' | 'higher' | 'any';
export type BetState = 'requested' | 'open' | 'settled' | 'rejected';

/** Its player excluded himself before its events had begun. */
export type VoidedFor = 'selfExcluded' | 'underAge';

/** What a leg is on, as it is now. */
export interface LegMarket extends Pick<StoredMarket, 'status' | 'isCashOutOpen' | 'eachWay' | 'epoch' | 'producer'> {
  eventId: string;
  eventStatus:
    | 'not_started'
    | 'live'
    | 'suspended'
    | 'ended'
    | 'closed'
    | 'cancelled'
    | 'delayed'
    | 'interrupted'
    | 'postponed'
    | 'abandoned';
  sport: string;
  category: string;
  tournament: string;
  competitors: string[];
  startsAt: string;
  isSimulated: boolean;
  score: Score | null;
  market: string;
  specifiers: string;
  outcome: string;
  outcomeId: string;
  price: string;
  isActive: boolean;
  version: number;
  marketVersion: number;
  chances: StatedChances | null;
  result: StatedResult | null;
  voids: VoidSpan[];
  deductions: Deduction[];
}

export interface StoredLeg {
  /** The price that was taken, and its version. */
  takenPrice: string;
  takenVersion: number;
  isLive: boolean;
  takenScore: Score | null;
  /** Of which builder it is a part. */
  builder: number | null;
  now: LegMarket;
  /** Each way: the terms that were taken, and the outcome that settles the place. */
  place: { terms: EachWay; now: LegMarket } | null;
}

export interface StoredCashOut {
  stake: string;
  amount: string;
  at: string;
}

/** The cash-out that waits for its delay, or else the last one that did. */
export interface StoredCashOutRequest {
  quoteId: string;
  stake: string;
  amount: string;
  /** How bet and contests stood when it was asked for. */
  standing: string;
  state: 'waiting' | 'taken' | 'refused';
  decidedAt: string;
  rejection: string | null;
}

/** A bet with its legs and what has been cashed out. Sums are minor units of its currency. */
export interface StoredBet {
  id: string;
  playerId: string;
  accountId: string;
  currency: string;
  exponent: number;
  unitStake: bigint;
  sizes: number[];
  /** What the parts of each builder pay together, as one leg. */
  builderPrices: string[];
  stake: bigint;
  /** How much of it is bonus money. */
  bonusStake: bigint;
  mostPayout: bigint;
  pricePolicy: PricePolicy;
  state: BetState;
  decidedAt: Date;
  rejection: string | null;
  closed: bigint;
  paid: bigint;
  /** How much of it the bonus has. */
  bonusPaid: bigint;
  /** How much of it the house has, since the bonus had ended; below zero, how much of a correction it bears because the bonus has spent it. */
  kept: bigint;
  owed: bigint;
  revision: number;
  status: number;
  isCounted: boolean;
  isTold: boolean;
  createdAt: Date;
  /** When a correction of its results has last moved its money. */
  correctedAt: Date | null;
  /** Why the house has made it void, whatever its results. */
  voidedFor: VoidedFor | null;
  legs: StoredLeg[];
  cashOuts: StoredCashOut[];
  cashOutRequest: StoredCashOutRequest | null;
}
