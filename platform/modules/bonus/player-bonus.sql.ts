import { bonusType, playerBonusResult, playerBonusStatus } from '@verdigale/contract';
import {
  bigint,
  eachCommand,
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
import { uuidOf } from '#kernel';
import type { Page } from './end-all-due.ts';
import type { Terms } from './terms/terms.ts';

/** What it was granted with, which never changes (0420). */
export const granted = row({
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
  bonusType: oneOf(Object.values(bonusType)),
  terms: json<Terms>(),
  amount: bigint,
  /** The deposit that it was granted for. */
  deposit: bigint,
  maxBet: nullable(bigint),
  maxWin: nullable(bigint),
  /** To be staked in all. */
  required: bigint,
  packageId: nullable(uuid),
  packageName: nullable(text),
  packagePriority: integer,
  activationExpiresAt: timestamp,
  createdAt: timestamp,
});
export type GrantedBonus = RowOf<typeof granted>;

/** How it stands. */
export const standing = row({
  id: uuid,
  status: oneOf(Object.values(playerBonusStatus)),
  result: oneOf(Object.values(playerBonusResult)),
  /** Null until it has ended. */
  endedBy: nullable(oneOf(['player', 'time', 'play', 'house'])),
  /** How much in the pockets `bonus` and `locked` is its own. */
  balance: bigint,
  locked: bigint,
  lockedAtStart: bigint,
  /** How far what must be staked has come. */
  progress: bigint,
  released: bigint,
  wageringExpiresAt: nullable(timestamp),
  activatedAt: nullable(timestamp),
  finishedAt: nullable(timestamp),
});

export const stored = row({ ...granted.shape, ...standing.shape });
export type NewPlayerBonus = RowOf<typeof stored>;
export type EndedBy = NonNullable<NewPlayerBonus['endedBy']>;

const playerBonus = row({
  ...stored.shape,
  /** Rounds that were staked with it and have not ended. */
  openRounds: present(integer),
});
/** A bonus as it is; sums in minor units of its currency. */
export type PlayerBonusRow = RowOf<typeof playerBonus>;

const select = sql`select ${stored.columns()}, (select count(*)::int from bonus.round_share s
  where s.account_id = player_bonus.account_id and s.player_bonus_id = player_bonus.id and s.closed_at is null) as open_rounds from bonus.player_bonus`;

const activeOnes = eachQuery(
  playerBonus,
  (given: readonly { accountId: string }[]) => sql`
  select found.*, given.place::int from ${givenRows(given, { accountId: 'uuid' })}
  cross join lateral (${select} where account_id = given.account_id and status = ${playerBonusStatus.active} offset 0) found`,
);

/** The bonus that bets on this account feed; to be read after the player's lock. One index look-up. */
export const activeBonusOf = (accountId: string) => activeOnes({ accountId });

const byId = eachQuery(
  playerBonus,
  (given: readonly { id: string }[]) => sql`
  select found.*, given.place::int from ${givenRows(given, { id: 'uuid' })} cross join lateral (${select} where id = given.id offset 0) found`,
);

export const playerBonusById = (id: string) => byId({ id: uuidOf(id) });

export interface OwnFilter {
  /** Empty means all, here and below. */
  statuses: readonly number[];
  currencies: readonly string[];
  packages: readonly string[];
}

const matching = (playerId: string, { statuses, currencies, packages }: OwnFilter) => sql`player_id = ${playerId}
  and (cardinality(${statuses}::int[]) = 0 or status = any(${statuses}::int[]))
  and (cardinality(${currencies}::text[]) = 0 or currency = any(${currencies}::text[]))
  and (cardinality(${packages}::uuid[]) = 0 or package_id = any(${packages}::uuid[]))`;

export interface OwnPage {
  offset: number;
  limit: number;
  isOldestFirst: boolean;
}

export const bonusesOf = (playerId: string, filter: OwnFilter, { offset, limit, isOldestFirst }: OwnPage) => query(playerBonus)`
  ${select} where ${matching(playerId, filter)}
  order by case when ${isOldestFirst} then created_at end, case when ${isOldestFirst} then id end, created_at desc, id desc
  limit ${limit} offset ${offset}`;

const total = row({ total: present(integer) });

export const countBonuses = (playerId: string, filter: OwnFilter) => query(total)`
  select count(*)::int as total from bonus.player_bonus where ${matching(playerId, filter)}`;

/** Those that a player's bets feed, one for each account at most. */
export const activeBonusesOf = (playerId: string) => query(playerBonus)`
  ${select} where player_id = ${playerId} and status = ${playerBonusStatus.active}`;

/** Issued and active ones of a player, oldest first; to be read under his lock. */
export const livingBonusesOf = (playerId: string) => query(playerBonus)`
  ${select} where player_id = ${playerId} and status in (${playerBonusStatus.issued}, ${playerBonusStatus.active}) order by created_at, id`;

const overdue = row({ id: uuid, playerId: uuid, accountId: uuid });
export type OverdueRow = RowOf<typeof overdue>;

export const overdueBonuses = (now: Date, { without, limit }: Page) => query(overdue)`
  select id, player_id, account_id from bonus.player_bonus
  where status = 1 and activation_expires_at <= ${now} and id <> all(${without}::uuid[])
  union all
  select id, player_id, account_id from bonus.player_bonus
  where status = 2 and wagering_expires_at <= ${now} and progress < required and id <> all(${without}::uuid[])
  limit ${limit}`;

const openRound = row({ openedAt: present(timestamp) });

/** When the latest of its open rounds began. */
export const newestOpenRound = ({ id, accountId }: Pick<NewPlayerBonus, 'id' | 'accountId'>) => query(openRound)`
  select max(opened_at) as opened_at from bonus.round_share where account_id = ${accountId} and player_bonus_id = ${id} and closed_at is null`;

export const updatePlayerBonus = eachCommand(
  (given: readonly PlayerBonusRow[]) => sql`
  select bonus.save_bonuses(array_agg(id), array_agg(status), array_agg(result), array_agg(ended_by), array_agg(balance), array_agg(locked),
    array_agg(locked_at_start), array_agg(progress), array_agg(released), array_agg(wagering_expires_at), array_agg(activated_at),
    array_agg(finished_at))
  from ${givenRows(given, {
    id: 'uuid',
    status: 'integer',
    result: 'integer',
    endedBy: 'text',
    balance: 'bigint',
    locked: 'bigint',
    lockedAtStart: 'bigint',
    progress: 'bigint',
    released: 'bigint',
    wageringExpiresAt: 'timestamptz',
    activatedAt: 'timestamptz',
    finishedAt: 'timestamptz',
  })}`,
);

const inserted = eachCommand(
  (given: readonly (Omit<NewPlayerBonus, 'terms'> & { terms: string })[]) => sql`
  insert into bonus.player_bonus
    (id, player_id, account_id, currency, exponent, claim_id, campaign_id, bonus_id, name, bonus_type, status, result, terms, amount,
      deposit, max_bet, max_win, required, package_id, package_name, package_priority, activation_expires_at, created_at)
  select id, player_id, account_id, currency, exponent, claim_id, campaign_id, bonus_id, name, bonus_type, status, result, terms::jsonb, amount,
    deposit, max_bet, max_win, required, package_id, package_name, package_priority, activation_expires_at, created_at
  from ${givenRows(given, {
    id: 'uuid',
    playerId: 'uuid',
    accountId: 'uuid',
    currency: 'text',
    exponent: 'integer',
    claimId: 'uuid',
    campaignId: 'uuid',
    bonusId: 'uuid',
    name: 'text',
    bonusType: 'integer',
    status: 'integer',
    result: 'integer',
    terms: 'text',
    amount: 'bigint',
    deposit: 'bigint',
    maxBet: 'bigint',
    maxWin: 'bigint',
    required: 'bigint',
    packageId: 'uuid',
    packageName: 'text',
    packagePriority: 'integer',
    activationExpiresAt: 'timestamptz',
    createdAt: 'timestamptz',
  })}`,
);

export const insertPlayerBonus = ({ terms, ...made }: NewPlayerBonus) => inserted({ ...made, terms: JSON.stringify(terms) });
