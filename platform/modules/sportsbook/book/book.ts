import type { FeedMessage } from '@verdigale/partner-wire';

type MessageOf<K extends FeedMessage['kind']> = Extract<FeedMessage, { kind: K }>;
export type Odds = MessageOf<'odds.changed'>;
export type EventStatus = Odds['status'];
export type MarketStatus = Odds['markets'][number]['status'];
export type Score = NonNullable<Odds['score']>;
export type Statistic = NonNullable<Odds['statistics']>[number];
export type StatedChances = NonNullable<Odds['markets'][number]['outcomes'][number]['chances']>;
export type EachWay = NonNullable<Odds['markets'][number]['eachWay']>;
export type Deduction = NonNullable<Odds['markets'][number]['deductions']>[number];
export type FeedResult = MessageOf<'bets.settled'>['markets'][number]['outcomes'][number];

/** How an outcome ended, as the feed says it: shares are decimals. */
export type StatedResult = Omit<FeedResult, 'outcome'> & {
  certainty: 1 | 2;
  /** The ruling of the house that says so; the feed cannot change it. */
  ruling?: string;
};

/** Bets that were taken between these times are void; null leaves an end open. */
export interface VoidSpan {
  from: string | null;
  to: string | null;
  reason: string;
  /** As of a result. */
  ruling?: string;
}

export interface BookOutcome {
  id: string;
  outcome: string;
  position: number;
  price: string;
  isActive: boolean;
  chances: StatedChances | null;
  version: number;
  result: StatedResult | null;
}

export interface BookMarket {
  market: string;
  specifiers: string;
  status: MarketStatus;
  isCashOutOpen: boolean;
  eachWay: EachWay | null;
  deductions: readonly Deduction[];
  producer: string;
  /** When its producer said so. */
  statedAt: Date;
  epoch: number;
  version: number;
  position: number;
  voids: readonly VoidSpan[];
  outcomes: ReadonlyMap<string, BookOutcome>;
}

export interface BookEvent {
  id: string;
  sport: string;
  category: string;
  tournament: string;
  competitors: readonly string[];
  startsAt: Date;
  isSimulated: boolean;
  status: EventStatus;
  /** When the feed said for the first time that it runs, or how something of it ended, whatever start its fixture has; null until then. */
  beganAt: Date | null;
  score: Score | null;
  statistics: readonly Statistic[];
  /** Who has said its status, and when; by nobody before anybody has, and after it was handed over. */
  statedBy: string | null;
  statedAt: Date | null;
  version: number;
  markets: ReadonlyMap<string, BookMarket>;
}

/** Nothing of an event has been seen while it has one of these. */
export const notBegunStatuses: readonly EventStatus[] = ['not_started', 'delayed', 'postponed', 'cancelled'];

export const marketKey = ({ market, specifiers }: Pick<BookMarket, 'market' | 'specifiers'>): string => `${market}|${specifiers}`;
