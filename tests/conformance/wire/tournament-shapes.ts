import { among, bool, int, list, nullable, num, object, optional, str, ts } from './shape.ts';

const range = { minAmount: nullable(num), minAmountOp: among('gt', 'gte'), maxAmount: nullable(num), maxAmountOp: among('lt', 'lte') };
const place = object({ playerId: str, nickname: nullable(str), place: int, points: num });
const prize = object({
  place: int,
  type: among(1, 2, 3, 4),
  title: str,
  bonusId: optional(str),
  entry: optional(object({ playerId: str, nickname: nullable(str), points: num, createdAt: ts, updatedAt: ts })),
});

/** 9.3 */
export const tournament = object({
  id: str,
  title: str,
  identity: str,
  type: int,
  state: among(2, 3, 4, 5),
  startAt: ts,
  endAt: ts,
  isAvailable: bool,
  confirmationRequired: bool,
  rates: object({ baseCurrencyRate: num, currencyRates: list(object({ isoCode: str, rate: num })) }),
  conditions: object({
    gameCollections: list(str),
    gameCollectionsExcluded: list(str),
    ...range,
    currencies: list(object({ isoCode: str, ...range })),
  }),
  prizes: list(prize),
  leaderboard: list(place),
  playerEntry: optional(nullable(object({ points: num, place: int }))),
});

/** 13 */
export const tournamentPush = object({ id: str, title: str, identity: str, state: int, endAt: ts, prizes: list(prize) });
export const entryPush = object({ tournamentId: str, playerId: str, points: num, place: int });
/** Of one channel: the payload is not one object, the tournament's id stands beside its places. */
export const leaderboardPush = object({ tournamentId: str, leaderboard: list(place) });
