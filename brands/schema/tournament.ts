import Type from 'typebox';
import { closed, countryCode, currencyCode, decimal, hours, identity, nullable, time, words } from './kinds.ts';

const Limit = closed({
  base: decimal,
  items: Type.Optional(Type.Record(currencyCode, decimal)),
  /** The sum itself does not count. */
  isExcluded: Type.Optional(Type.Boolean()),
});
const count = Type.Integer({ minimum: 1 });

const stated = {
  /** Its texts are the content page of the same identity. */
  identity,
  title: words,
  type: Type.Enum(['staked', 'highestMultiplier', 'multiplierSum', 'won', 'rounds', 'firstRounds']),
  startsAt: time,
  lastsHours: hours,
  isConfirmationRequired: Type.Boolean(),
  /** Categories; empty for every game. */
  collections: Type.Array(identity),
  collectionsExcluded: Type.Array(identity),
  /** Of players; without it, everywhere. */
  countries: Type.Optional(Type.Array(countryCode)),
  minStake: nullable(Limit),
  maxStake: nullable(Limit),
  /** For one unit of the base currency, where sums are scored. */
  pointsPerUnit: count,
  /** For one unit of these currencies; of others the worth in the base currency counts. */
  pointsPerUnitOf: Type.Optional(Type.Record(currencyCode, count)),
  /** By their start; an entry keeps them all. */
  roundsLimit: nullable(Type.Integer({ minimum: 1, maximum: 500 })),
  minRounds: nullable(count),
  prizes: Type.Array(
    closed({
      place: count,
      gives: Type.Union([
        /** In the base currency. */
        closed({ kind: Type.Literal('money'), amount: decimal }),
        /** Of loyalty. */
        closed({ kind: Type.Literal('points'), points: count }),
        closed({ kind: Type.Enum(['bonus', 'free-spins']), campaign: identity }),
      ]),
      title: words,
    }),
    { minItems: 1 },
  ),
};

/** A tournament that is held once. (docs/guides/run-a-tournament.md) */
export const SingleTournament = closed(stated);

/** A tournament that is held again and again. */
export const Tournament = closed({
  ...stated,
  /** The first edition begins at `startsAt`; each next one so many hours after the one before. */
  everyHours: hours,
  /** Stand-in players, where the stand-in partners run. */
  crowd: nullable(closed({ size: Type.Integer({ minimum: 1, maximum: 200 }), pointsPerMinute: count })),
});
