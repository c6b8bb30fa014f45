import Type from 'typebox';
import { Sums, uuid } from './campaign.ts';
import { closed, countryCode, currencyCode, days, decimal, identity, nullable, record, time, words } from './kinds.ts';

/** One text a locale. */
const texts = record(words);
const quantity = Type.Integer({ minimum: 1, maximum: 10_000 });
const games = Type.Array(identity);

const Goal = Type.Union([
  closed({ kind: Type.Literal('contact') }),
  closed({ kind: Type.Literal('fields'), fields: Type.Array(words, { minItems: 1 }) }),
  closed({
    kind: Type.Literal('win'),
    quantity,
    multiplier: Type.Optional(decimal),
    maxMultiplier: Type.Optional(decimal),
    minPayout: Type.Optional(Sums),
    maxPayout: Type.Optional(Sums),
    games,
  }),
  closed({ kind: Type.Literal('bet'), quantity, minStake: Type.Optional(Sums), maxStake: Type.Optional(Sums), games }),
  closed({ kind: Type.Literal('login'), quantity }),
  closed({ kind: Type.Literal('deposit'), quantity, minAmount: Type.Optional(Sums), maxAmount: Type.Optional(Sums) }),
]);

const Reward = Type.Union([
  closed({ kind: Type.Literal('money'), amount: Sums, isLocked: Type.Boolean() }),
  /** Its single item: bonus money or free spins. */
  closed({ kind: Type.Literal('campaign'), code: identity }),
  closed({ kind: Type.Literal('points'), points: quantity }),
]);

/** What players are asked to do, and what they get for it (docs/guides/offer-a-quest.md). Ids never change: players' quests refer to them. */
export const Quest = closed({
  id: uuid,
  identity,
  names: texts,
  descriptions: texts,
  order: Type.Integer(),
  availableFrom: nullable(time),
  availableTo: nullable(time),
  days: nullable(days),
  repeat: Type.Enum(['once', 'daily', 'weekly']),
  currencies: Type.Array(currencyCode),
  /** Of players; without it, everywhere. */
  countries: Type.Optional(Type.Array(countryCode)),
  package: nullable(closed({ identity, order: Type.Integer({ minimum: 1 }) })),
  taskOrder: Type.Enum(['any', 'one-after-another']),
  tasks: Type.Array(closed({ id: uuid, names: texts, goal: Goal }), { minItems: 1 }),
  rewards: Type.Array(Reward, { minItems: 1 }),
});
