import { playerBonusStatus } from '@verdigale/contract';
import { bigint, eachCommand, eachQuery, givenRows, nullables, raw, row, sql, uuid, type RowOf } from '#kernel/db/sql.ts';
import { granted, standing, type NewPlayerBonus } from '../player-bonus.sql.ts';
import type { ShareSums } from './share-win.ts';
import type { Parts } from './split-stake.ts';

const share = row({
  roundId: uuid,
  shareReal: bigint,
  shareLocked: bigint,
  shareBonus: bigint,
  sharePaid: bigint,
  sharePaidLocked: bigint,
  sharePaidBonus: bigint,
  shareContribution: bigint,
});
const inPlay = row({ ...standing.shape, ...nullables(share.shape) });
export type InPlayRow = RowOf<typeof inPlay>;

const columns = sql`${standing.columns('b')}, s.round_id, s.real as share_real, s.locked as share_locked, s.bonus as share_bonus,
  s.paid as share_paid, s.paid_locked as share_paid_locked, s.paid_bonus as share_paid_bonus, s.contribution as share_contribution`;

/** Written out, and no parameter: the planner sees that an index of active bonuses is enough without planning each list anew. */
const active = raw(String(playerBonusStatus.active));

const accountsInPlay = eachQuery(
  inPlay,
  (given: readonly { accountId: string }[]) => sql`
  select given.place::int, found.* from ${givenRows(given, { accountId: 'uuid' })}, lateral (select * from (
    select ${columns} from bonus.player_bonus b
    left join bonus.round_share s on s.account_id = given.account_id and s.player_bonus_id = b.id and s.closed_at is null
    where b.account_id = given.account_id and b.status = ${active}
    union all
    select ${columns} from bonus.round_share s join bonus.player_bonus b on b.id = s.player_bonus_id and b.status <> ${active}
    where s.account_id = given.account_id and s.closed_at is null) either_way offset 0) found`,
);

/** The active bonus of an account, and the open rounds that this one or an ended one has a share in. */
export const bonusesInPlay = (accountId: string) => accountsInPlay({ accountId });

const grantedBonus = eachQuery(
  granted,
  (given: readonly { id: string }[]) => sql`
  select given.place::int, found.* from ${givenRows(given, { id: 'uuid' })},
  lateral (select ${granted.columns()} from bonus.player_bonus where id = given.id offset 0) found`,
);

export const grantedBonusById = (id: string) => grantedBonus({ id });

export interface StoredShare extends ShareSums {
  roundId: string;
  contribution: bigint;
}

/** Each of a bonus of its own. */
const fedBonuses = (fed: readonly NewPlayerBonus[]) => sql`bonus.feed_bonuses(${fed.map(({ id }) => id)}::uuid[],
  ${fed.map(({ balance }) => balance)}::bigint[], ${fed.map(({ locked }) => locked)}::bigint[], ${fed.map(({ progress }) => progress)}::bigint[])`;

interface NotedBet {
  transactionId: string;
  parts: Parts;
  contribution: bigint;
  at: Date;
}

const stakesInserted = eachCommand((given: readonly { bonus: NewPlayerBonus; share: StoredShare; bet: NotedBet }[]) => {
  const stakes = given.map(({ bonus: { id: playerBonusId, accountId }, share: made, bet: { parts, contribution, ...bet } }) => ({
    ...made,
    ...bet,
    playerBonusId,
    accountId,
    betReal: parts.real,
    betLocked: parts.locked,
    betBonus: parts.bonus,
    betContribution: contribution,
  }));
  return sql`
  with stake as materialized (select * from ${givenRows(stakes, stakeTypes)}),
  shared as (
    insert into bonus.round_share
      (round_id, player_bonus_id, account_id, real, locked, bonus, paid, paid_locked, paid_bonus, contribution, opened_at)
    select round_id, player_bonus_id, account_id, real, locked, bonus, paid, paid_locked, paid_bonus, contribution, at from stake
    on conflict on constraint round_share_round_id_pkey do update set
      real = excluded.real, locked = excluded.locked, bonus = excluded.bonus, contribution = excluded.contribution),
  noted as (
    insert into bonus.bet_share (transaction_id, round_id, real, locked, bonus, contribution)
    select transaction_id, round_id, bet_real, bet_locked, bet_bonus, bet_contribution from stake)
  select ${fedBonuses(given.map(({ bonus }) => bonus))}`;
});

const stakeTypes = {
  roundId: 'uuid',
  playerBonusId: 'uuid',
  accountId: 'uuid',
  real: 'bigint',
  locked: 'bigint',
  bonus: 'bigint',
  paid: 'bigint',
  paidLocked: 'bigint',
  paidBonus: 'bigint',
  contribution: 'bigint',
  at: 'timestamptz',
  transactionId: 'uuid',
  betReal: 'bigint',
  betLocked: 'bigint',
  betBonus: 'bigint',
  betContribution: 'bigint',
} as const;

/** A bet with the share of its round and the bonus as they are then. */
export const insertStake = (bonus: NewPlayerBonus, share: StoredShare, bet: NotedBet) => stakesInserted({ bonus, share, bet });

const sharesSaved = eachCommand((given: readonly { bonus: NewPlayerBonus; share: StoredShare; closedAt: Date | null }[]) => {
  const shares = given.map(({ share: changed }) => changed);
  return sql`select ${fedBonuses(given.map(({ bonus }) => bonus))}, bonus.change_shares(${shares.map(({ roundId }) => roundId)}::uuid[],
    ${shares.map(({ real }) => real)}::bigint[], ${shares.map(({ locked }) => locked)}::bigint[], ${shares.map(({ bonus }) => bonus)}::bigint[],
    ${shares.map(({ paid }) => paid)}::bigint[], ${shares.map(({ paidLocked }) => paidLocked)}::bigint[],
    ${shares.map(({ paidBonus }) => paidBonus)}::bigint[], ${shares.map(({ contribution }) => contribution)}::bigint[],
    ${given.map(({ closedAt }) => closedAt)}::timestamptz[])`;
});

/** A share and its bonus as they are now; `closedAt` once its round has ended. */
export const saveShare = (bonus: NewPlayerBonus, changed: StoredShare, closedAt: Date | null) =>
  sharesSaved({ bonus, share: changed, closedAt });

const betShare = row({ real: bigint, locked: bigint, bonus: bigint, contribution: bigint });

const betShares = eachQuery(
  betShare,
  (given: readonly { transactionId: string }[]) => sql`
  select given.place::int, found.* from ${givenRows(given, { transactionId: 'uuid' })},
  lateral (select ${betShare.columns()} from bonus.bet_share where transaction_id = given.transaction_id offset 0) found`,
);

/** How a bet was staked; none when no bonus had to do with it. */
export const betShareOf = (transactionId: string) => betShares({ transactionId });

const betsTakenBack = eachCommand(
  (given: readonly { transactionId: string; at: Date }[]) => sql`
  select bonus.take_back_bets(${given.map(({ transactionId }) => transactionId)}::uuid[], ${given.map(({ at }) => at)}::timestamptz[])`,
);

/** The bet was rolled back at this time: its share in the bonus counts no more. */
export const markBetTakenBack = (transactionId: string, at: Date) => betsTakenBack({ transactionId, at });
