import type { CallQuery } from '@verdigale/contract';
import { requireTime } from '#kernel';
import {
  bigint,
  boolean,
  command,
  eachCommand,
  eachQuery,
  givenRows,
  integer,
  integerArray,
  join,
  nullable,
  oneOf,
  query,
  row,
  sql,
  text,
  timestamp,
  uuid,
  type RowOf,
  type Sql,
} from '#kernel/db/sql.ts';

export const roundShape = {
  id: uuid,
  playerId: uuid,
  gameId: uuid,
  gameIdentity: text,
  gameName: text,
  platforms: integerArray,
  currency: text,
  exponent: integer,
  stake: bigint,
  payout: bigint,
  country: nullable(text),
  nickname: nullable(text),
  createdAt: timestamp,
};
export const round = row(roundShape);
export type RoundRow = RowOf<typeof round>;

/** Columns of a round as `r` and its game as `g`. */
export const roundColumns = sql`r.id, r.player_id, r.game_id, g.identity as game_identity, g.name as game_name, g.platforms, r.currency, r.exponent,
  r.stake, r.payout, r.country, r.nickname, r.created_at`;

/** Rounds of the sportsbook are bets. Its id is written out: the index of bets holds for it alone. */
export const isSportsbook = sql`r.game_id = '019a0000-0000-7000-8000-000000000002'`;

export type RoundFilter = Omit<CallQuery<'game.spins.list'>, 'page' | 'perPage'>;

function matching(playerId: string, { dateFrom, dateTo, gameIdentity, currency }: RoundFilter): Sql {
  const conditions = [sql`r.player_id = ${playerId} and r.status <> 'void' and not ${isSportsbook}`];
  if (dateFrom !== undefined) conditions.push(sql`r.created_at >= ${requireTime('dateFrom', dateFrom)}`);
  if (dateTo !== undefined) conditions.push(sql`r.created_at <= ${requireTime('dateTo', dateTo)}`);
  if (gameIdentity !== undefined) conditions.push(sql`r.game_id = (select id from game.game where identity = ${gameIdentity})`);
  if (currency !== undefined) conditions.push(sql`r.currency = ${currency}`);
  return join(conditions, ' and ');
}

/** A page of a player's rounds in the casino, newest first, without those that were rolled back. Throws invalid on a malformed time. */
export const roundsOf = (playerId: string, filter: RoundFilter, page: { offset: number; limit: number }) => query(round)`
  select ${roundColumns} from game.round r join game.game g on g.id = r.game_id
  where ${matching(playerId, filter)} order by r.created_at desc, r.id desc limit ${page.limit} offset ${page.offset}`;

const total = row({ total: integer });

export const countRounds = (playerId: string, filter: RoundFilter) => query(total)`
  select count(*)::int as total from game.round r where ${matching(playerId, filter)}`;

export const roundById = (id: string) => query(round)`
  select ${roundColumns} from game.round r join game.game g on g.id = r.game_id where r.id = ${id}`;

export const roundStatus = oneOf(['open', 'finished', 'void']);
export const transactionStatus = oneOf(['accepted', 'rolled-back', 'refused']);
export const transactionKind = oneOf(['bet', 'win', 'rollback']);
export type RoundStatus = RoundFacts['roundStatus'] & string;
export type TransactionStatus = RoundFacts['betStatus'] & string;

/** What the rules of a provider's call need to know, to be read after the player's lock. */
const roundFacts = row({
  roundId: nullable(uuid),
  roundStatus: nullable(roundStatus),
  stake: bigint,
  payout: bigint,
  /** Won, and neither paid nor refused yet. */
  held: bigint,
  acceptedBets: integer,
  /** The transaction that the call names: the bet of a bet or rollback, the bet of a win when it names one. */
  betStatus: nullable(transactionStatus),
  betKind: nullable(transactionKind),
  betAmount: bigint,
  betId: nullable(uuid),
  betRoundId: nullable(uuid),
  betAt: nullable(timestamp),
  /** The call's own id is already known, perhaps as that of a bet that was rolled back before it arrived. */
  isIdTaken: boolean,
});
export type RoundFacts = RowOf<typeof roundFacts>;

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

/**
 * The state of the round and of the bet that a call names; sums in minor units of the account, 0 for what is not there. To be read under the player's
 * lock.
 */
export const factsOf = eachQuery(
  roundFacts,
  (given: readonly (Place & RoundNames)[]) => sql`
  select given.place::int, r.id as round_id, r.status as round_status, coalesce(r.stake, 0) as stake, coalesce(r.payout, 0) as payout,
    coalesce(r.held, 0) as held,
    (select count(*)::int from game.transaction a where a.round_id = r.id and a.kind = 'bet' and a.status = 'accepted') as accepted_bets,
    t.status as bet_status, t.kind as bet_kind, coalesce(t.amount, 0) as bet_amount, t.id as bet_id, t.round_id as bet_round_id,
    t.created_at as bet_at,
    (select o.id from game.transaction o where o.provider = given.provider and o.account_id = given.account_id
      and o.provider_transaction_id = given.transaction_id) is not null as is_id_taken
  from ${givenRows(given, { provider: 'text', accountId: 'uuid', roundId: 'text', transactionId: 'text', betTransactionId: 'text' })}
  left join lateral (select * from game.round f where f.provider = given.provider and f.account_id = given.account_id
    and f.provider_round_id = given.round_id offset 0) r on true
  left join lateral (select * from game.transaction f where f.provider = given.provider and f.account_id = given.account_id
    and f.provider_transaction_id = given.bet_transaction_id offset 0) t on true`,
);

export interface NewRound {
  id: string;
  providerRoundId: string;
  sessionId: string;
  stake: bigint;
  /** How much of the stake is bonus money. */
  bonusStake: bigint;
  at: Date;
}

/** The session says whose it is and of which game; without one, columns stay empty that must not be, and the insert fails. */
export const insertRound = eachCommand(
  (given: readonly NewRound[]) => sql`
  insert into game.round
  (id, provider, provider_round_id, account_id, player_id, session_id, game_id, currency, exponent, stake, bonus_stake, country, nickname,
    created_at)
  select given.id, s.provider, given.provider_round_id, s.account_id, s.player_id, s.id, s.game_id, s.currency, s.exponent, given.stake,
    given.bonus_stake, s.country, s.nickname, given.at
  from ${givenRows(given, { id: 'uuid', providerRoundId: 'text', sessionId: 'uuid', stake: 'bigint', bonusStake: 'bigint', at: 'timestamptz' })}
  left join lateral (select * from game.session f where f.id = given.session_id offset 0) s on true`,
);

interface RoundChange {
  stake?: bigint;
  payout?: bigint;
  /** How much of them is bonus money. */
  bonusStake?: bigint;
  bonusPayout?: bigint;
  held?: bigint;
  status?: RoundStatus;
  at: Date;
}

const changeRounds = eachCommand(
  (given: readonly (RoundChange & { id: string })[]) => sql`
  select game.change_rounds(${given.map(({ id }) => id)}::uuid[],
    ${given.map(({ stake = 0n }) => stake)}::bigint[], ${given.map(({ bonusStake = 0n }) => bonusStake)}::bigint[],
    ${given.map(({ payout = 0n }) => payout)}::bigint[], ${given.map(({ bonusPayout = 0n }) => bonusPayout)}::bigint[],
    ${given.map(({ held = 0n }) => held)}::bigint[], ${given.map(({ status = null }) => status)}::text[],
    ${given.map(({ at }) => at)}::timestamptz[])`,
);

/** Adds to stake, payout and what is held, and moves the status on. */
export const changeRound = (id: string, change: RoundChange) => changeRounds({ ...change, id });

interface RoundTarget {
  payout: bigint;
  bonusPayout: bigint;
  status: RoundStatus;
  at: Date;
}

const retargetRounds = eachCommand(
  (given: readonly (RoundTarget & { id: string })[]) => sql`
  select game.retarget_rounds(${given.map(({ id }) => id)}::uuid[], ${given.map(({ payout }) => payout)}::bigint[],
    ${given.map(({ bonusPayout }) => bonusPayout)}::bigint[], ${given.map(({ status }) => status)}::text[],
    ${given.map(({ at }) => at)}::timestamptz[])`,
);

/** Where a round stands whose end may still be corrected: a later call says it anew. */
export const retargetRound = (id: string, target: RoundTarget) => retargetRounds({ ...target, id });

const heldRound = row({ id: uuid, status: roundStatus, stake: bigint, payout: bigint, held: bigint });

/** The round of a held win, to be read after the player's lock. */
export const roundOfTransaction = (transactionId: string) => query(heldRound)`
  select r.id, r.status, r.stake, r.payout, r.held from game.transaction t join game.round r on r.id = t.round_id where t.id = ${transactionId}`;

/** The held win of this transaction is paid after all, `bonus` of it as bonus money, or is not paid. What a round that had ended came to is known from now on. */
export const settleHeldWin = (
  transactionId: string,
  { amount, paid, at }: { amount: bigint; paid: { bonus: bigint } | null; at: Date },
) => command`
  with settled as (
    update game.round set held = held - ${amount}, payout = payout + ${paid ? amount : 0n}, bonus_payout = bonus_payout + ${paid?.bonus ?? 0n}
    where id = (select round_id from game.transaction where id = ${transactionId}) returning *
  )
  insert into game.late_loss (round_id, at, loss) select id, ${at}, (stake - bonus_stake) - (payout - bonus_payout) from settled
  where status = 'finished' and held = 0`;

export interface NewTransaction extends Place {
  id: string;
  providerTransactionId: string;
  kind: 'bet' | 'win' | 'rollback';
  roundId: string | null;
  amount: bigint;
  status: TransactionStatus;
  at: Date;
}

export const insertTransaction = eachCommand(
  (given: readonly NewTransaction[]) => sql`
  insert into game.transaction (id, provider, account_id, provider_transaction_id, kind, round_id, amount, status, created_at)
  select id, provider, account_id, provider_transaction_id, kind, round_id, amount, status, at
  from ${givenRows(given, {
    id: 'uuid',
    provider: 'text',
    accountId: 'uuid',
    providerTransactionId: 'text',
    kind: 'text',
    roundId: 'uuid',
    amount: 'bigint',
    status: 'text',
    at: 'timestamptz',
  })}`,
);

const betsRolledBack = eachCommand(
  (given: readonly (Place & { providerTransactionId: string })[]) => sql`
  select game.roll_back_bets(${given.map(({ provider }) => provider)}::text[], ${given.map(({ accountId }) => accountId)}::uuid[],
    ${given.map(({ providerTransactionId }) => providerTransactionId)}::text[])`,
);

export const markRolledBack = ({ provider, accountId }: Place, providerTransactionId: string) =>
  betsRolledBack({ provider, accountId, providerTransactionId });

const openRound = row({ isOpen: boolean });

/** Whether a round of the player, or a bet on sports, has not ended. */
export const hasOpenRound = (playerId: string) => query(openRound)`
  select exists (select from game.round where player_id = ${playerId} and status = 'open') as is_open`;
