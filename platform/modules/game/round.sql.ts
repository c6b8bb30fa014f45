import type { CallQuery } from '@verdigale/contract';
import { sql, type RawBuilder } from 'kysely';
import { requireTime, type Queryable, type Transaction } from '#kernel';

export interface RoundRow {
  id: string;
  player_id: string;
  game_id: string;
  game_identity: string;
  game_name: string;
  platforms: number[];
  currency: string;
  exponent: number;
  stake: bigint;
  payout: bigint;
  country: string | null;
  nickname: string | null;
  created_at: Date;
}

/** Of a round as `r` and its game as `g`. */
export const roundColumns = sql`r.id, r.player_id, r.game_id, g.identity as game_identity, g.name as game_name, g.platforms, r.currency, r.exponent,
  r.stake, r.payout, r.country, r.nickname, r.created_at`;

export type RoundFilter = Omit<CallQuery<'game.spins.list'>, 'page' | 'perPage'>;

function matching(playerId: string, { dateFrom, dateTo, gameIdentity, currency }: RoundFilter): RawBuilder<unknown> {
  const conditions = [sql`r.player_id = ${playerId} and r.status <> 'void'`];
  if (dateFrom !== undefined) conditions.push(sql`r.created_at >= ${requireTime('dateFrom', dateFrom)}`);
  if (dateTo !== undefined) conditions.push(sql`r.created_at <= ${requireTime('dateTo', dateTo)}`);
  if (gameIdentity !== undefined) conditions.push(sql`r.game_id = (select id from game.game where identity = ${gameIdentity})`);
  if (currency !== undefined) conditions.push(sql`r.currency = ${currency}`);
  return sql.join(conditions, sql` and `);
}

/** A page of a player's rounds, newest first, without those that were rolled back. Throws invalid on a time that is none. */
export async function findRoundsOf(
  db: Queryable,
  playerId: string,
  filter: RoundFilter,
  page: { offset: number; limit: number },
): Promise<{ rows: RoundRow[]; total: number }> {
  const where = matching(playerId, filter);
  const [rows, { total }] = await Promise.all([
    db.all(sql<RoundRow>`select ${roundColumns} from game.round r join game.game g on g.id = r.game_id
      where ${where} order by r.created_at desc, r.id desc limit ${page.limit} offset ${page.offset}`),
    db.one(sql<{ total: number }>`select count(*)::int as total from game.round r where ${where}`),
  ]);
  return { rows, total };
}

export async function getRound(db: Queryable, id: string): Promise<RoundRow> {
  return db.one(sql<RoundRow>`select ${roundColumns} from game.round r join game.game g on g.id = r.game_id where r.id = ${id}`);
}

export type RoundStatus = 'open' | 'finished' | 'void';
export type TransactionStatus = 'accepted' | 'rolled-back' | 'refused';

/** What the rules of a provider's call need to know, read after the player's lock. */
export interface RoundFacts {
  roundId: string | null;
  roundStatus: RoundStatus | null;
  stake: bigint;
  payout: bigint;
  acceptedBets: number;
  /** The transaction that the call names: the bet of a bet or rollback, the bet of a win when it names one. */
  betStatus: TransactionStatus | null;
  betKind: string | null;
  betAmount: bigint;
  betRoundId: string | null;
  betAt: Date | null;
  /** The call's own id is known already, perhaps as that of a bet that was rolled back before it came. */
  isIdTaken: boolean;
}

/** What a call names, by the provider's ids. */
export interface RoundNames {
  roundId: string;
  transactionId: string | null;
  betTransactionId: string | null;
}

interface Place {
  provider: string;
  accountId: string;
}

export async function findRoundFacts(
  tx: Transaction,
  { provider, accountId }: Place,
  { roundId, transactionId, betTransactionId }: RoundNames,
): Promise<RoundFacts> {
  return tx.one(sql<RoundFacts>`
    select r.id as "roundId", r.status as "roundStatus", coalesce(r.stake, 0) as stake, coalesce(r.payout, 0) as payout,
      (select count(*)::int from game.transaction a where a.round_id = r.id and a.kind = 'bet' and a.status = 'accepted') as "acceptedBets",
      t.status as "betStatus", t.kind as "betKind", coalesce(t.amount, 0) as "betAmount", t.round_id as "betRoundId",
      t.created_at as "betAt",
      exists (select from game.transaction o where o.provider = ${provider} and o.account_id = ${accountId}
        and o.provider_transaction_id = ${transactionId}) as "isIdTaken"
    from (select 1) one
    left join game.round r on r.provider = ${provider} and r.account_id = ${accountId} and r.provider_round_id = ${roundId}
    left join game.transaction t on t.provider = ${provider} and t.account_id = ${accountId} and t.provider_transaction_id = ${betTransactionId}`);
}

export interface NewRound extends Place {
  id: string;
  providerRoundId: string;
  playerId: string;
  sessionId: string;
  gameId: string;
  currency: string;
  exponent: number;
  country: string | null;
  nickname: string | null;
  stake: bigint;
  at: Date;
}

export function insertRound(tx: Transaction, round: NewRound): void {
  tx.write(sql`insert into game.round
    (id, provider, provider_round_id, account_id, player_id, session_id, game_id, currency, exponent, stake, country, nickname, created_at)
    values (${round.id}, ${round.provider}, ${round.providerRoundId}, ${round.accountId}, ${round.playerId}, ${round.sessionId}, ${round.gameId},
      ${round.currency}, ${round.exponent}, ${round.stake}, ${round.country}, ${round.nickname}, ${round.at})`);
}

/** Adds to stake and payout, and moves the status on. */
export function changeRound(
  tx: Transaction,
  id: string,
  change: { stake?: bigint; payout?: bigint; status?: RoundStatus; at: Date },
): void {
  tx.write(sql`update game.round set stake = stake + ${change.stake ?? 0n}, payout = payout + ${change.payout ?? 0n},
    status = coalesce(${change.status ?? null}, status),
    finished_at = case when ${change.status ?? null}::text is null then finished_at else ${change.at} end
    where id = ${id}`);
}

export interface NewTransaction extends Place {
  id: string;
  providerTransactionId: string;
  kind: 'bet' | 'win' | 'rollback';
  roundId: string | null;
  amount: bigint;
  status: TransactionStatus;
  at: Date;
}

export function insertTransaction(tx: Transaction, made: NewTransaction): void {
  tx.write(sql`insert into game.transaction (id, provider, account_id, provider_transaction_id, kind, round_id, amount, status, created_at)
    values (${made.id}, ${made.provider}, ${made.accountId}, ${made.providerTransactionId}, ${made.kind}, ${made.roundId}, ${made.amount}, ${made.status}, ${made.at})`);
}

export function markRolledBack(tx: Transaction, { provider, accountId }: Place, providerTransactionId: string): void {
  tx.write(sql`update game.transaction set status = 'rolled-back'
    where provider = ${provider} and account_id = ${accountId} and provider_transaction_id = ${providerTransactionId}`);
}
