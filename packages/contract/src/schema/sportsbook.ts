import Type from 'typebox';
import { BonusTerms } from './bonus.ts';
import { Amount, type CallSchema, Closed, CurrencyCode, EntityId, IdParams, Nullable, PageMeta, pageQuery, Timestamp } from './common.ts';

/** A decimal price as text, exact: "1.85". */
const Price = Type.String({ pattern: '^[0-9]{1,7}(\\.[0-9]{1,8})?$' });
/** The price that a player has seen: nothing can be won at 1 or below. */
const AskedPrice = Type.String({ pattern: '^(1\\.0{0,7}[1-9][0-9]{0,7}|([2-9]|[1-9][0-9]{1,6})(\\.[0-9]{1,8})?)$' });
const Name = Type.String({ minLength: 1, maxLength: 200 });
/** As much again on a place among the first `places`, at this share of the odds: "1/5". */
const EachWay = Closed({ places: Type.Integer({ minimum: 1, maximum: 20 }), fraction: Type.String({ pattern: '^1/[1-9][0-9]?$' }) });

export const Sport = Type.Object({
  sport: Name,
  events: Type.Integer(),
  live: Type.Integer(),
  categories: Type.Array(
    Type.Object({
      category: Name,
      tournaments: Type.Array(Type.Object({ tournament: Name, events: Type.Integer(), live: Type.Integer() })),
    }),
  ),
});

export const SportOutcome = Type.Object({
  id: EntityId,
  outcome: Type.String({ description: 'A key, whose text is the client’s: "home", "over"' }),
  /** Null where nothing could be won at it. */
  price: Nullable(Price),
  isActive: Type.Boolean(),
  version: Type.Integer({ description: 'The event’s version at which the price came' }),
  result: Nullable(Type.Union([Type.Literal('won'), Type.Literal('lost'), Type.Literal('void'), Type.Literal('part')])),
});

export const SportMarket = Type.Object({
  market: Type.String({ description: 'A key, whose text is the client’s: "winner", "total"' }),
  specifiers: Type.String({ description: '"total=2.5"; empty where there is one market of its kind' }),
  /** Null while bets are taken; else why not: suspended, closed, settled, feed. */
  closed: Nullable(Type.String()),
  isCashOutOpen: Type.Boolean(),
  eachWay: Type.Optional(EachWay),
  outcomes: Type.Array(SportOutcome),
});

const event = {
  id: Type.String(),
  sport: Name,
  category: Name,
  tournament: Name,
  competitors: Type.Array(Name, { description: 'Home and away, or the runners of a race by number' }),
  startsAt: Timestamp,
  isSimulated: Type.Boolean({ description: 'Not a real contest: said wherever it is shown' }),
  status: Type.String(),
  isLive: Type.Boolean(),
  score: Nullable(
    Type.Object({
      home: Type.Integer(),
      away: Type.Integer(),
      clock: Type.String(),
      parts: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()])),
    }),
  ),
  version: Type.Integer({ description: 'Grows with every change' }),
};

export const SportEvent = Type.Object({ ...event, marketCount: Type.Integer(), main: Nullable(SportMarket) });
export const SportEventDetail = Type.Object({
  ...event,
  statistics: Type.Array(Type.Object({ kind: Type.String(), home: Type.Integer(), away: Type.Integer() }), {
    description: 'What is counted beside the score, in the order of the feed: "corners"',
  }),
  markets: Type.Array(SportMarket, { description: 'With `since`: those that have changed, each of them complete' }),
});

const LegResult = Type.Object({
  isWon: Type.Boolean(),
  voidFactor: Type.String(),
  deadHeatFactor: Type.String(),
  deduction: Type.String(),
  reason: Type.String({ description: 'In words: "Final score 2:1"' }),
});

export const SportLeg = Type.Object({
  outcomeId: EntityId,
  eventId: Type.String(),
  sport: Name,
  category: Name,
  tournament: Name,
  competitors: Type.Array(Name),
  startsAt: Timestamp,
  isSimulated: Type.Boolean(),
  isLive: Type.Boolean({ description: 'Taken while the event was live' }),
  market: Type.String(),
  specifiers: Type.String(),
  outcome: Type.String(),
  price: Price,
  builder: Nullable(Type.Integer({ description: 'The place of its builder among `builderPrices`; a part has no price of its own' })),
  deduction: Type.String({
    description: 'Rule 4: the share of its winnings that is withheld for runners that were withdrawn after it was taken',
  }),
  result: Nullable(LegResult),
  /** Of a leg each way: its terms, and how the place ended. */
  place: Nullable(Type.Object({ terms: EachWay, result: Nullable(LegResult) })),
});

const Refusal = Type.Object({ code: Type.Integer(), reason: Type.String() });

export const SportBet = Type.Object({
  id: EntityId,
  state: Type.String({ description: 'requested, open, settled, rejected' }),
  status: Type.Integer({ description: 'As in `game.bets.list`: 1 pending, 2 won, 3 lost, 4 returned, 5 cashed out' }),
  ticketType: Type.Integer({ description: '1 single, 2 accumulator, 3 system, 4 builder' }),
  sizes: Type.Array(Type.Integer()),
  builderPrices: Type.Array(Price, { description: 'What the parts of each builder pay together, as one leg' }),
  lines: Type.Integer(),
  unitStake: Amount,
  stake: Amount,
  /** How much of the stake is bonus money. */
  bonusStake: Amount,
  openStake: Amount,
  payout: Amount,
  /** How much of the payout the bonus has. */
  bonusPayout: Amount,
  /** How much of the payout was forfeited with a bonus that had ended. */
  forfeited: Amount,
  mostPayout: Amount,
  owed: Amount,
  currency: CurrencyCode,
  pricePolicy: Type.String(),
  /** When a requested bet is decided, or was. */
  decidedAt: Nullable(Timestamp),
  rejection: Nullable(Refusal),
  cashOuts: Type.Array(Type.Object({ stake: Amount, amount: Amount, at: Timestamp })),
  /** The cash-out that waits for its decision, or else the last one that did; null where none has. */
  cashOutRequest: Nullable(
    Type.Object({
      quoteId: EntityId,
      state: Type.String({ description: 'waiting, taken, refused: then the bet is as it was' }),
      stake: Amount,
      amount: Amount,
      /** When it is decided, or was. */
      decidedAt: Timestamp,
      rejection: Nullable(Refusal),
    }),
  ),
  /** When a result of it has changed last after it was settled. */
  correctedAt: Nullable(Timestamp),
  voidedFor: Nullable(Type.String({ description: 'Why the house has made it void: selfExcluded or underAge' })),
  legs: Type.Array(SportLeg),
  createdAt: Timestamp,
});

const builder = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: 9,
    description: 'Legs on one event with the same number, from 0 on, are a builder: one leg at a price of its own',
  }),
);
const legs = Type.Array(Closed({ outcomeId: EntityId, price: AskedPrice, eachWay: Type.Optional(EachWay), builder }), {
  minItems: 1,
  maxItems: 20,
  description: 'With `eachWay`, the terms that were seen, each line is staked twice: all legs have it, or none',
});
const sizes = Type.Array(Type.Integer({ minimum: 1, maximum: 20 }), {
  minItems: 1,
  maxItems: 20,
  description: '[1] of one leg is a single, [n] of n an accumulator, [2, 3] of three a Trixie; a builder counts as one leg',
});

export const SlipJudgement = Type.Object({
  legs: Type.Array(
    Type.Object({
      outcomeId: EntityId,
      closed: Nullable(Type.String()),
      /** Null while it is not offered. */
      price: Nullable(Price),
      isRelated: Type.Boolean(),
      /** The current terms; null where no bets are taken each way. */
      eachWay: Nullable(EachWay),
    }),
  ),
  lines: Type.Integer(),
  builders: Type.Array(Type.Object({ price: Nullable(Price), refusal: Nullable(Type.String()) }), {
    description: 'Of each builder: what its parts pay together, or why they are no bet (14408)',
  }),
  /** What the account's stakes are in; null for guests. */
  currency: Nullable(CurrencyCode),
  /** What a line would be taken with now, by the house, the player's money and limits, and the terms of a bonus; null for guests. */
  mostUnitStake: Nullable(Amount),
  /** What would be answered to the smallest stake. */
  refusal: Nullable(
    Type.Object({
      ...Refusal.properties,
      /** Of a limit that is reached: when it leaves more. */
      until: Type.Optional(Timestamp),
    }),
  ),
});

export const StakeParts = Type.Object({
  currency: CurrencyCode,
  own: Amount,
  bonus: Amount,
  /** How much of it counts towards the wagering of the bonus. */
  counted: Amount,
  playerBonusId: Nullable(EntityId),
  /** The least odds that the bonus asks for, where these bets are below them: it plays no part in them. */
  belowOdds: Nullable(BonusTerms.properties.minOdds),
  /** Why the account's money, or the bonus, does not allow it; then nothing is staked of the parts. */
  refusal: Nullable(Refusal),
  /** With `stakeTooHigh`: what one bet may be with bonus money. */
  most: Nullable(Amount),
});

export const CashOutQuote = Type.Object({
  id: EntityId,
  stake: Amount,
  amount: Amount,
  currency: CurrencyCode,
  expiresAt: Timestamp,
});

const filter = Type.Optional(Name);
/** Its feed has named it. */
const EventParams = Closed({ id: Type.String({ minLength: 1, maxLength: 128 }) });

export const sportsbookSchemas = {
  'sportsbook.sports': { summary: 'What is open to bets, as a tree with counts', data: Type.Array(Sport) },
  'sportsbook.events.list': {
    summary: 'Events that are open, live ones first, then by their start; filters combine',
    query: Closed({
      ...pageQuery,
      sport: filter,
      category: filter,
      tournament: filter,
      search: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
      isLive: Type.Optional(Type.Boolean()),
      startsWithin: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'Minutes' })),
      ids: Type.Optional(Type.Array(Type.String({ maxLength: 128 }), { maxItems: 100, description: 'Also such as are over' })),
    }),
    data: Type.Array(SportEvent),
    meta: PageMeta,
  },
  'sportsbook.events.get': {
    summary: 'An event with its markets; with `since` only those that changed after this version',
    params: EventParams,
    query: Closed({ since: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })) }),
    data: SportEventDetail,
  },
  'sportsbook.slip': {
    summary: 'Judges a slip: which legs are open, at which prices, and the most that may be staked on a line',
    body: Closed({ legs, sizes }),
    data: SlipJudgement,
  },
  'sportsbook.stake': {
    summary: 'Whose money bets of this stake would be, one after the other, and what counts for a bonus',
    query: Closed({
      amount: Amount,
      bets: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
      prices: Type.Optional(
        Type.Array(AskedPrice, { minItems: 1, maxItems: 20, description: 'Of their legs, for a bonus that asks for odds' }),
      ),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, description: 'How many legs their smallest lines have' })),
    }),
    data: StakeParts,
  },
  'sportsbook.bets.place': {
    summary: 'Places a bet; needs an idempotency key',
    body: Closed({
      legs,
      sizes,
      builderPrices: Type.Optional(Type.Array(AskedPrice, { maxItems: 10, description: 'The price that was seen of each builder' })),
      unitStake: Amount,
      pricePolicy: Type.Enum(['none', 'higher', 'any'], { description: 'Which changes of prices the player accepts' }),
    }),
    data: SportBet,
  },
  'sportsbook.bets.list': {
    summary: 'The own bets, newest first',
    query: Closed({ ...pageQuery, isSettled: Type.Optional(Type.Boolean()) }),
    data: Type.Array(SportBet),
    meta: PageMeta,
  },
  'sportsbook.bets.get': { summary: 'An own bet', params: IdParams, data: SportBet },
  'sportsbook.cashOut.quote': {
    summary: 'What closing this share of the open stake is worth, for five seconds',
    params: IdParams,
    body: Closed({ percent: Type.Integer({ minimum: 10, maximum: 100, multipleOf: 10 }) }),
    data: CashOutQuote,
  },
  'sportsbook.cashOut.take': {
    summary: 'Takes a quote, on a live event after a delay (`cashOutRequest`); the same quote is taken once',
    params: IdParams,
    body: Closed({ quoteId: EntityId }),
    data: SportBet,
  },
} as const satisfies Record<string, CallSchema>;
