import Type, { type Static } from 'typebox';
import { Nullable, Reference, Timestamp } from './common.ts';

// Sports data feed → platform: what is offered, at which prices, and how it ended. `GET {feed}/messages?producer&after&limit&wait`, signed, answers
// `{ data: FeedMessage[] }` in the order of `sequence`, which has no gaps within a producer. Delivery is at least once.

/** A decimal price or share as text: "1.85", "0.5". */
const Decimal = Type.String({ pattern: '^[0-9]{1,7}(\\.[0-9]{1,8})?$' });
/** A share that no decimal may hold exactly: "1/3" of a stake, where three are level for one place. */
const Share = Type.String({ pattern: '^[0-9]{1,7}(\\.[0-9]{1,8})?$|^[0-9]{1,4}/[1-9][0-9]{0,3}$' });
const Name = Type.String({ minLength: 1, maxLength: 200 });

/** A market of an event: the kind, and what makes it one of several of its kind ("total=2.5"; empty where there is one). */
const marketKey = { market: Reference, specifiers: Type.String({ maxLength: 200 }) };
const MarketKey = Type.Object(marketKey);

export const eventStatuses = [
  'not_started',
  'live',
  'suspended',
  'ended',
  'closed',
  'cancelled',
  'delayed',
  'interrupted',
  'postponed',
  'abandoned',
] as const;
export const marketStatuses = ['active', 'inactive', 'suspended', 'handed_over', 'settled', 'cancelled'] as const;

/** How likely each end of an outcome is; together 1. What a cash-out is worth is computed from them. */
const Chances = Type.Object({ won: Decimal, halfWon: Decimal, voided: Decimal, halfLost: Decimal, lost: Decimal });

const OutcomeOdds = Type.Object({ outcome: Reference, price: Decimal, isActive: Type.Boolean(), chances: Nullable(Chances) });

/** Beside a bet on who wins, as much on a place among the first so many, at this share of the odds. */
const EachWay = Type.Object({ places: Type.Integer({ minimum: 1, maximum: 20 }), fraction: Type.String({ pattern: '^1/[1-9][0-9]?$' }) });

/** Rule 4: bets that were taken before this win so much less, since a runner was withdrawn. */
const Deduction = Type.Object({ before: Timestamp, share: Decimal });

/** Complete: an outcome that is not in it is no longer offered. */
const MarketOdds = Type.Object({
  ...marketKey,
  status: Type.Enum([...marketStatuses]),
  isCashOutOpen: Type.Boolean(),
  /** Bets each way are taken, at these terms. Their place is settled by the results of the event's market `place` with `places=<so many>`. */
  eachWay: Type.Optional(Nullable(EachWay)),
  /** All of them, the oldest first; left out where no runner was withdrawn since bets are taken. */
  deductions: Type.Optional(Type.Array(Deduction, { maxItems: 60 })),
  outcomes: Type.Array(OutcomeOdds, { maxItems: 200 }),
});

const Score = Type.Object({
  home: Type.Integer({ minimum: 0 }),
  away: Type.Integer({ minimum: 0 }),
  /** Where the match stands, for people: "67'", "Set 2". */
  clock: Type.String({ maxLength: 60 }),
  /** Sets, maps or periods that are over. */
  parts: Type.Array(Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })]), { maxItems: 40 }),
});

const Statistic = Type.Object({ kind: Reference, home: Type.Integer({ minimum: 0 }), away: Type.Integer({ minimum: 0 }) });

const Fixture = Type.Object({
  sport: Reference,
  category: Name,
  tournament: Name,
  /** Home and away, or the runners of a race by number. */
  competitors: Type.Array(Name, { minItems: 1, maxItems: 60 }),
  startsAt: Timestamp,
  /** Not a real contest, but a simulation: said wherever it is shown. */
  isSimulated: Type.Boolean(),
});

/** How an outcome ended: the terms of data feeds. */
const OutcomeResult = Type.Object({
  outcome: Reference,
  isWon: Type.Boolean(),
  /** The share of the stake that is no bet any more: "0", "0.5", "1" when void. */
  voidFactor: Decimal,
  /** The share of the rest that stands, where more have won than there are places. */
  deadHeatFactor: Share,
  /** The share of the winnings that is withheld from every bet on it, beside the deductions of its market. */
  deduction: Decimal,
  /** In words, for players: "Final score 2:1". */
  reason: Type.String({ maxLength: 200 }),
});

const envelope = { producer: Reference, sequence: Type.Integer({ minimum: 1 }), at: Timestamp };
const ofEvent = { ...envelope, eventId: Reference };
const kind = <K extends string>(name: K) => ({ kind: Type.Literal(name) });

export const FeedMessage = Type.Union([
  Type.Object({ ...ofEvent, ...kind('fixture.changed'), fixture: Fixture }),
  /** Markets that are not in it stay as they are. */
  Type.Object({
    ...ofEvent,
    ...kind('odds.changed'),
    status: Type.Enum([...eventStatuses]),
    score: Nullable(Score),
    /** What is counted beside the score ("corners"); left out where it is as it was. */
    statistics: Type.Optional(Type.Array(Statistic, { maxItems: 30 })),
    markets: Type.Array(MarketOdds, { maxItems: 500 }),
  }),
  /** Suspended at once, until the next odds.changed names them; empty means every market of the event. */
  Type.Object({ ...ofEvent, ...kind('bet.stopped'), markets: Type.Array(MarketKey), reason: Name }),
  /** Certainty 1 by scouts, 2 confirmed; 2 after 1 is normal. */
  Type.Object({
    ...ofEvent,
    ...kind('bets.settled'),
    certainty: Type.Enum([1, 2]),
    /** An outcome that is not in it stays as it is: a runner that was withdrawn is void at once. */
    markets: Type.Array(Type.Object({ ...marketKey, outcomes: Type.Array(OutcomeResult, { minItems: 1 }) }), { minItems: 1 }),
  }),
  /** The results of these are taken back. */
  Type.Object({ ...ofEvent, ...kind('settlement.rolledBack'), markets: Type.Array(MarketKey, { minItems: 1 }) }),
  /** Bets that were taken between the two times are void; null leaves that end open. Also after their settlement. */
  Type.Object({
    ...ofEvent,
    ...kind('bets.cancelled'),
    markets: Type.Array(MarketKey, { minItems: 1 }),
    from: Nullable(Timestamp),
    to: Nullable(Timestamp),
    reason: Name,
  }),
  Type.Object({
    ...ofEvent,
    ...kind('cancel.rolledBack'),
    markets: Type.Array(MarketKey, { minItems: 1 }),
    from: Nullable(Timestamp),
    to: Nullable(Timestamp),
  }),
  /** Every ten seconds; silence for twenty means that the producer is down. Has a sequence number of its own as every message. */
  Type.Object({ ...envelope, ...kind('alive') }),
  /** Ends what a recovery was asked for. */
  Type.Object({ ...envelope, ...kind('snapshot.completed'), requestId: Reference }),
]);
export type FeedMessage = Static<typeof FeedMessage>;

/** The query of `GET {feed}/messages`. */
export const FeedQuestion = Type.Object({
  producer: Reference,
  after: Type.Integer({ minimum: 0 }),
  limit: Type.Integer({ minimum: 1, maximum: 1000 }),
  /** Milliseconds that an answer may wait for its first message; who answers at once is asked again a second later. */
  wait: Type.Optional(Type.Integer({ minimum: 0, maximum: 2000 })),
});
export type FeedQuestion = Static<typeof FeedQuestion>;

/**
 * Platform → feed: `POST {feed}/recovery`. The whole present state of every event comes as messages with new sequence numbers, then
 * `snapshot.completed` with this id.
 */
export const RecoveryOrder = Type.Object({ producer: Reference, requestId: Reference });
export type RecoveryOrder = Static<typeof RecoveryOrder>;

/** With the price that the platform has of it: a feed that has said another one since has `moved`. */
const Part = Type.Object({ ...marketKey, outcome: Reference, price: Decimal });

/**
 * Platform → feed: `POST {feed}/combination`. What a bet pays if all of these outcomes of an event are won, as the event stands, also while it runs.
 * Such a bet is void once one of them is, in whole or in part. The order of the parts means nothing. A feed without combinations answers 404.
 */
export const CombinationQuestion = Type.Object({ eventId: Reference, parts: Type.Array(Part, { minItems: 2, maxItems: 10 }) });
export type CombinationQuestion = Static<typeof CombinationQuestion>;

/** They cannot all be won; one of them is won whenever the others are; their prices have moved; the feed has no price for them, or none now. */
const combinationRefusals = ['contradictory', 'redundant', 'moved', 'unavailable'] as const;

export const CombinationAnswer = Type.Union([
  Type.Object({ price: Decimal }),
  Type.Object({ refusal: Type.Enum([...combinationRefusals]) }),
]);
export type CombinationAnswer = Static<typeof CombinationAnswer>;
