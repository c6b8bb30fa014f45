import { bonusType, playerBonusResult, playerBonusStatus } from '@verdigale/contract';
import {
  bigint,
  command,
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
import type { Terms } from './terms/terms.ts';

export const stored = row({
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
  status: oneOf(Object.values(playerBonusStatus)),
  result: oneOf(Object.values(playerBonusResult)),
  /** Null until it has ended. */
  endedBy: nullable(oneOf(['player', 'time', 'play', 'house'])),
  terms: json<Terms>(),
  amount: bigint,
  /** The deposit that it was granted for. */
  deposit: bigint,
  maxBet: nullable(bigint),
  maxWin: nullable(bigint),
  /** What of the pockets `bonus` and `locked` is its own. */
  balance: bigint,
  locked: bigint,
  lockedAtStart: bigint,
  /** To be staked in all; and how far that has come. */
  required: bigint,
  progress: bigint,
  released: bigint,
  packageId: nullable(uuid),
  packageName: nullable(text),
  packagePriority: integer,
  activationExpiresAt: timestamp,
  wageringExpiresAt: nullable(timestamp),
  createdAt: timestamp,
  activatedAt: nullable(timestamp),
  finishedAt: nullable(timestamp),
});
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
  where s.player_bonus_id = player_bonus.id and s.closed_at is null) as open_rounds from bonus.player_bonus`;

/** The bonus that bets on this account feed; to be read after the player's lock. One index look-up. */
export const activeBonusOf = (accountId: string) => query(playerBonus)`
  ${select} where account_id = ${accountId} and status = ${playerBonusStatus.active}`;

export const playerBonusById = (id: string) => query(playerBonus)`${select} where id = ${uuidOf(id)}`;

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

const overdue = row({ id: uuid, accountId: uuid });

export const overdueBonuses = (now: Date, limit: number) => query(overdue)`
  select id, account_id from bonus.player_bonus where status = 1 and activation_expires_at <= ${now}
  union all
  select id, account_id from bonus.player_bonus where status = 2 and wagering_expires_at <= ${now}
  limit ${limit}`;

const openRound = row({ openedAt: present(timestamp) });

/** When the latest of its open rounds began. */
export const newestOpenRound = (id: string) => query(openRound)`
  select max(opened_at) as opened_at from bonus.round_share where player_bonus_id = ${id} and closed_at is null`;

export const updatePlayerBonus = (after: PlayerBonusRow) => command`
  update bonus.player_bonus set status = ${after.status}, result = ${after.result}, ended_by = ${after.endedBy},
    balance = ${after.balance}, locked = ${after.locked}, locked_at_start = ${after.lockedAtStart}, progress = ${after.progress},
    released = ${after.released}, wagering_expires_at = ${after.wageringExpiresAt}, activated_at = ${after.activatedAt},
    finished_at = ${after.finishedAt}
  where id = ${after.id}`;

export const insertPlayerBonus = (made: NewPlayerBonus) => command`
  insert into bonus.player_bonus
    (id, player_id, account_id, currency, exponent, claim_id, campaign_id, bonus_id, name, bonus_type, status, result, terms, amount,
      deposit, max_bet, max_win, required, package_id, package_name, package_priority, activation_expires_at, created_at)
  values (${made.id}, ${made.playerId}, ${made.accountId}, ${made.currency}, ${made.exponent}, ${made.claimId}, ${made.campaignId},
    ${made.bonusId}, ${made.name}, ${made.bonusType}, ${made.status}, ${made.result}, ${JSON.stringify(made.terms)}::jsonb, ${made.amount},
    ${made.deposit}, ${made.maxBet}, ${made.maxWin}, ${made.required}, ${made.packageId}, ${made.packageName}, ${made.packagePriority},
    ${made.activationExpiresAt}, ${made.createdAt})`;
