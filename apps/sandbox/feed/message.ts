import type { FeedMessage } from '@verdigale/partner-wire';

type Without<M, K extends PropertyKey> = M extends unknown ? Omit<M, K> : never;

export const producers = ['pre-match', 'live'] as const;
export type ProducerName = (typeof producers)[number];

/** What is said, before it has a number, a time and a producer. */
export type Statement = Without<FeedMessage, 'producer' | 'sequence' | 'at'>;
export type StatementOf<K extends Statement['kind']> = Extract<Statement, { kind: K }>;
export type EventStatement = Extract<Statement, { eventId: string }>;

export type MarketOdds = StatementOf<'odds.changed'>['markets'][number];
export type Deduction = NonNullable<MarketOdds['deductions']>[number];
/** By market: what withdrawn runners take off the winnings of earlier bets. */
export type Deductions = Readonly<Record<string, readonly Deduction[]>>;
export type SettledMarket = StatementOf<'bets.settled'>['markets'][number];
export type MarketKey = StatementOf<'bet.stopped'>['markets'][number];

export const keyOf = ({ market, specifiers }: MarketKey): string => `${market} ${specifiers}`;
