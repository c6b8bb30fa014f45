import Type, { type Static } from 'typebox';
import { Nullable, Reference } from './common.ts';

/** Percent of the stakes. */
const Percent = Type.String({ pattern: '^[0-9]{1,3}(\\.[0-9]{1,4})?$' });

/** What one stake pays, in stakes, and how often: chances add up to 1. */
const Payout = Type.Object({
  pay: Type.String({ pattern: '^[0-9]{1,9}(\\.[0-9]{1,6})?$' }),
  chance: Type.String({ pattern: '^[01](\\.[0-9]{1,9})?$' }),
});

/** What a provider states of one game. */
export const GameTitle = Type.Object({
  /** Its code, as launches name it. */
  game: Reference,
  rtp: Percent,
  /** Where the return differs by what the player chooses; null where it does not. */
  highestRtp: Nullable(Percent),
  /** The most that one round can pay, in stakes. */
  maxWin: Type.String({ pattern: '^[0-9]{1,9}(\\.[0-9]{1,2})?$' }),
  /** Played as it returns most; near payouts may be one. Null or absent: the platform goes by return and volatility. */
  payouts: Type.Optional(Nullable(Type.Array(Payout, { minItems: 2, maxItems: 64 }))),
});
export type GameTitle = Static<typeof GameTitle>;

/** What a provider answers under `data` to `GET {provider}/titles`. */
export const GameTitles = Type.Array(GameTitle, { maxItems: 20_000 });
