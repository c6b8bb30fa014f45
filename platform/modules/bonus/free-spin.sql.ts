import { uuidOf } from '#kernel';
import {
  bigint,
  eachQuery,
  givenRows,
  integer,
  json,
  nullable,
  oneOf,
  present,
  query,
  row,
  sql,
  text,
  timestamp,
  uuid,
  type RowOf,
} from '#kernel/db/sql.ts';
import type { OwnFilter, OwnPage } from './player-bonus.sql.ts';
import type { Terms } from './terms/terms.ts';

const freeSpin = row({
  id: uuid,
  playerId: uuid,
  accountId: uuid,
  currency: text,
  exponent: integer,
  /** The wire's issueSessionId. */
  claimId: uuid,
  campaignId: uuid,
  bonusId: uuid,
  name: text,
  /** `issuing` until the provider has confirmed them; the wire shows that as issued. */
  state: oneOf(['issuing', 'issued', 'active', 'finished']),
  result: oneOf([1, 2, 3, 4]),
  endedBy: nullable(oneOf(['player', 'time', 'play', 'house'])),
  provider: text,
  /** The game's identity. */
  game: text,
  quantity: integer,
  used: integer,
  /** Of each spin. */
  stake: bigint,
  winnings: bigint,
  /** Of the bonus that the winnings become; null when they are own money. */
  terms: nullable(json<Terms>()),
  maxBet: nullable(bigint),
  maxWin: nullable(bigint),
  playerBonusId: nullable(uuid),
  packageId: nullable(uuid),
  packageName: nullable(text),
  packagePriority: integer,
  activationExpiresAt: timestamp,
  validUntil: timestamp,
  createdAt: timestamp,
  issuedAt: nullable(timestamp),
  activatedAt: nullable(timestamp),
  finishedAt: nullable(timestamp),
});
export type FreeSpinRow = RowOf<typeof freeSpin>;

const statusOfState = sql`case state when 'active' then 2 when 'finished' then 3 else 1 end`;

const matching = (playerId: string, { statuses, currencies, packages }: OwnFilter) => sql`player_id = ${playerId}
  and (cardinality(${statuses}::int[]) = 0 or ${statusOfState} = any(${statuses}::int[]))
  and (cardinality(${currencies}::text[]) = 0 or currency = any(${currencies}::text[]))
  and (cardinality(${packages}::uuid[]) = 0 or package_id = any(${packages}::uuid[]))`;

const byId = eachQuery(
  freeSpin,
  (given: readonly { id: string }[]) => sql`
  select f.*, given.place::int from ${givenRows(given, { id: 'uuid' })}
  cross join lateral (select ${freeSpin.columns()} from bonus.free_spin where id = given.id offset 0) f`,
);

/** No row for an id that does not exist or is malformed. */
export const freeSpinById = (id: string) => byId({ id: uuidOf(id) });

export const freeSpinsOf = (playerId: string, filter: OwnFilter, { offset, limit, isOldestFirst }: OwnPage) => query(freeSpin)`
  select ${freeSpin.columns()} from bonus.free_spin where ${matching(playerId, filter)}
  order by case when ${isOldestFirst} then created_at end, case when ${isOldestFirst} then id end, created_at desc, id desc
  limit ${limit} offset ${offset}`;

const total = row({ total: present(integer) });

export const countFreeSpins = (playerId: string, filter: OwnFilter) => query(total)`
  select count(*)::int as total from bonus.free_spin where ${matching(playerId, filter)}`;
