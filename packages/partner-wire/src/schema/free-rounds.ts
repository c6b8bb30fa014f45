import Type, { type Static } from 'typebox';
import { Closed, CurrencyCode, MinorUnits, Reference, Timestamp } from './common.ts';

// Free rounds: docs/guides/add-a-game-provider.md#free-rounds. Platform → provider, but for `FreeRound`.

/** Names a free round in a bet: which one of which issue, and the stake that it is played with in the place of the player's money. */
export const FreeRound = Closed({
  issueId: Reference,
  index: Type.Integer({ minimum: 1, maximum: 100_000, description: 'From 1 to the quantity of the issue, each once' }),
  stake: Type.String({ pattern: '^[1-9][0-9]{0,15}$' }),
});
export type FreeRound = Static<typeof FreeRound>;

/** What a provider answers under `data` to `GET {provider}/games/{code}/stakes?currency=&exponent=`. */
export const GameStakes = Type.Object({
  currency: CurrencyCode,
  stakes: Type.Array(MinorUnits, { minItems: 1, maxItems: 1000 }),
  /** Between the least and the highest of them every multiple of it is taken too. */
  unit: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,15}$' })),
});
export type GameStakes = Static<typeof GameStakes>;

/** `PUT {provider}/free-rounds/{issueId}`: the id stands in the body too, which is what is signed. */
export const FreeRoundsOrder = Closed({
  issueId: Reference,
  playerId: Reference,
  currency: CurrencyCode,
  /** Decimals of the currency, as `authenticate` states them: an order may come before the player's first launch. */
  exponent: Type.Integer({ minimum: 0, maximum: 18 }),
  game: Type.String({ minLength: 1, maxLength: 128 }),
  quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
  stake: Type.String({ pattern: '^[1-9][0-9]{0,15}$' }),
  validFrom: Timestamp,
  validUntil: Timestamp,
});
export type FreeRoundsOrder = Static<typeof FreeRoundsOrder>;

/** `POST {provider}/free-rounds/{issueId}/cancel`. */
export const FreeRoundsCancel = Closed({ issueId: Reference });
export type FreeRoundsCancel = Static<typeof FreeRoundsCancel>;

/** What a provider answers under `data` to order, cancel and `GET {provider}/free-rounds/{issueId}`. */
export const FreeRoundsState = Type.Object({
  issueId: Reference,
  state: Type.Union([Type.Literal('open'), Type.Literal('used'), Type.Literal('expired'), Type.Literal('cancelled')]),
  quantity: Type.Integer({ minimum: 1 }),
  /** Rounds that have begun. */
  used: Type.Integer({ minimum: 0 }),
});
export type FreeRoundsState = Static<typeof FreeRoundsState>;
