import type { Terms } from '../terms/terms.ts';

/** A sum in the base currency, and in currencies that have one of their own; decimals. In all others the base sum is converted. */
export interface Sums {
  base: string;
  items?: Readonly<Record<string, string>>;
}

/** Terms as they are offered: with sums for all currencies. */
export interface OfferTerms extends Omit<Terms, 'perPlayer'> {
  maxBet: Sums | null;
  maxWin: Sums | null;
}

export type Period = 'day' | 'week' | 'month';

/** What one item gives. Winnings of free spins, and cashback, are own money or become a bonus by the item's terms. */
export type Gives =
  | { kind: 'cash'; amount: Sums }
  | { kind: 'percent'; percent: string; cap: Sums | null }
  | {
      kind: 'free-spins';
      provider: string;
      game: string;
      quantity: number;
      stake: Sums;
      validHours: number;
      winnings: 'real' | 'bonus';
    }
  | {
      kind: 'cashback';
      percent: string;
      /** By the id of the loyalty level at the start of the period. */
      percentByLevel?: Readonly<Record<string, string>>;
      period: Period;
      minimum: Sums;
      cap: Sums | null;
      pays: 'real' | 'bonus';
    };

export interface OfferItem {
  /** The bonus id on the wire; the same in every version. */
  id: string;
  name: string;
  gives: Gives;
  terms: OfferTerms;
}

export type TriggerKind = 'deposit' | 'code' | 'registration' | 'manual' | 'cashback' | 'quest' | 'tournament' | 'level';

export interface Trigger {
  kind: TriggerKind;
  /** In capitals. Of a deposit it is entered before. */
  code?: string;
  stock?: number;
  /** The loyalty level whose reaching gives it, by its id; of the trigger `level` without one each above the lowest does. */
  level?: string;
  /** Which successful deposit of the player, from 1. */
  nth?: number;
  from?: Sums;
  to?: Sums;
  methods?: readonly string[];
  /** Days of the week in UTC, Monday is 1. */
  weekdays?: readonly number[];
}

/** What a version of a campaign offers. Several items are a package: they are granted together. */
export interface Offer {
  name: string;
  trigger: Trigger;
  availableFrom: string | null;
  availableTo: string | null;
  perPlayer: { times: number; within: 'ever' | Period } | null;
  /** Empty means everywhere. */
  countries: readonly string[];
  budget: { claims: number | null; spent: string | null };
  items: readonly OfferItem[];
}

/** A campaign as a brand states it. */
export interface CampaignSeed extends Offer {
  id: string;
  code: string;
}
