import Type from 'typebox';
import { closed, countryCode, currencyCode, decimal, hours, identity, localeTexts, nullable, record, time, words } from './kinds.ts';

/** In the base currency, and in currencies that have a sum of their own; in all others the base sum is converted when it is granted. */
export const Sums = closed({ base: decimal, items: Type.Optional(Type.Record(currencyCode, decimal)) });
export const uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
/** Thousandths of a stake that count. */
const share = Type.Integer({ minimum: 0, maximum: 1000 });

/** Decimal odds above 1. */
const odds = Type.String({ pattern: '^([2-9]|[1-9]\\d{1,3})(\\.\\d{1,3})?$|^1\\.\\d{0,2}[1-9]$' });

const Terms = closed({
  product: Type.Enum(['casino', 'sportsbook']),
  multiplier: decimal,
  base: Type.Enum(['bonus', 'bonus-and-deposit', 'winnings']),
  contribution: closed({ default: share, types: record(share), providers: record(share), games: record(share) }),
  excludedGames: Type.Array(identity),
  excludedProviders: Type.Array(identity),
  /** Of sports bets, above 1: what each leg, and each line, has to have at least. */
  minOdds: Type.Optional(closed({ leg: nullable(odds), line: nullable(odds) })),
  stakeOrder: Type.Enum(['real-first', 'bonus-first', 'mixed']),
  isSticky: Type.Boolean(),
  isCashable: Type.Boolean(),
  isCancelLocked: Type.Boolean(),
  maxBet: nullable(Sums),
  maxWin: nullable(Sums),
  maxWinMultiplier: nullable(decimal),
  activationHours: hours,
  wageringHours: hours,
});

const Gives = Type.Union([
  closed({ kind: Type.Literal('cash'), amount: Sums }),
  closed({ kind: Type.Literal('percent'), percent: decimal, cap: nullable(Sums) }),
  closed({
    kind: Type.Literal('free-spins'),
    provider: words,
    game: identity,
    quantity: Type.Integer({ minimum: 1, maximum: 1_000 }),
    stake: Sums,
    validHours: hours,
    /** Own money at once, or a bonus of their sum by the item's terms. */
    winnings: Type.Enum(['real', 'bonus']),
  }),
  closed({
    kind: Type.Literal('cashback'),
    percent: decimal,
    /** What players of these loyalty levels get instead, by the level that they had when the period began. */
    percentByLevel: Type.Optional(record(decimal)),
    period: Type.Enum(['day', 'week', 'month']),
    minimum: Sums,
    cap: nullable(Sums),
    pays: Type.Enum(['real', 'bonus']),
  }),
]);

/** What is offered to whom, in full (docs/guides/offer-bonuses.md). Ids never change: players' bonuses and pages refer to them. */
export const Campaign = closed({
  id: uuid,
  code: identity,
  /** Of the package, where there are several items. */
  name: words,
  trigger: closed({
    kind: Type.Enum(['deposit', 'code', 'registration', 'manual', 'cashback', 'quest', 'tournament', 'level']),
    /** What players enter for it; of a deposit it is entered before. */
    code: Type.Optional(Type.String({ pattern: '^[A-Z0-9-]{3,40}$' })),
    stock: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Of the trigger `level`: the loyalty level whose reaching gives it; without one each above the lowest does. */
    level: Type.Optional(identity),
    /** Which successful deposit of the player, from 1. */
    nth: Type.Optional(Type.Integer({ minimum: 1 })),
    from: Type.Optional(Sums),
    to: Type.Optional(Sums),
    methods: Type.Optional(Type.Array(words)),
    /** Days of the week in UTC, Monday is 1. */
    weekdays: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 7 }))),
  }),
  availableFrom: nullable(time),
  availableTo: nullable(time),
  perPlayer: nullable(closed({ times: Type.Integer({ minimum: 1 }), within: Type.Enum(['ever', 'day', 'week', 'month']) })),
  /** Empty means everywhere where the rules allow it. */
  countries: Type.Array(countryCode),
  /** Beyond either, nobody new gets it; `spent` in the base currency. */
  budget: closed({ claims: nullable(Type.Integer({ minimum: 1 })), spent: nullable(decimal) }),
  items: Type.Array(closed({ id: uuid, name: words, gives: Gives, terms: Terms }), { minItems: 1 }),
});

/** What the brand gives away, and by whose rules. */
export const Bonuses = closed({
  /** A deposit form starts with bonuses declined. */
  isDeclinedByDefault: Type.Boolean(),
  /** Names of rule sets (platform/modules/bonus/rules/rule-sets.ts) by the player's country; `*` for all others. */
  rules: record(words),
  /** What campaigns and items are called in other languages than the default one, by their ids. A change of them is no new version. */
  names: Type.Record(uuid, localeTexts),
  campaigns: Type.Array(Campaign),
});
