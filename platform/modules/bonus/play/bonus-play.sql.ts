import { playerBonusStatus } from '@verdigale/contract';
import { bigint, command, eachQuery, givenRows, nullables, query, row, sql, uuid, type RowOf } from '#kernel/db/sql.ts';
import { stored, type NewPlayerBonus } from '../player-bonus.sql.ts';
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
const inPlay = row({ ...stored.shape, ...nullables(share.shape) });
export type InPlayRow = RowOf<typeof inPlay>;

const columns = sql`${stored.columns('b')}, s.round_id, s.real as share_real, s.locked as share_locked, s.bonus as share_bonus,
  s.paid as share_paid, s.paid_locked as share_paid_locked, s.paid_bonus as share_paid_bonus, s.contribution as share_contribution`;

const accountsInPlay = eachQuery(
  inPlay,
  (given: readonly { accountId: string }[]) => sql`
  select given.place::int, found.* from ${givenRows(given, { accountId: 'uuid' })}, lateral (select * from (
    select ${columns} from bonus.player_bonus b left join bonus.round_share s on s.player_bonus_id = b.id and s.closed_at is null
    where b.account_id = given.account_id and b.status = ${playerBonusStatus.active}
    union all
    select ${columns} from bonus.round_share s join bonus.player_bonus b on b.id = s.player_bonus_id and b.status <> ${playerBonusStatus.active}
    where s.account_id = given.account_id and s.closed_at is null) either_way offset 0) found`,
);

/** The active bonus of an account, and the open rounds that this one or an ended one has a share in. */
export const bonusesInPlay = (accountId: string) => accountsInPlay({ accountId });

export interface StoredShare extends ShareSums {
  roundId: string;
  contribution: bigint;
}

const savedBonus = (b: NewPlayerBonus) => sql`update bonus.player_bonus set balance = ${b.balance}, locked = ${b.locked},
  progress = ${b.progress}, status = ${b.status}, result = ${b.result}, ended_by = ${b.endedBy}, released = ${b.released},
  finished_at = ${b.finishedAt} where id = ${b.id}`;

/** A bet with the share of its round as it is then. */
export const insertStake = (
  bonus: NewPlayerBonus,
  made: StoredShare,
  bet: { transactionId: string; parts: Parts; contribution: bigint; at: Date },
) => command`
  with fed as (${savedBonus(bonus)}),
  shared as (
    insert into bonus.round_share
      (round_id, player_bonus_id, account_id, real, locked, bonus, paid, paid_locked, paid_bonus, contribution, opened_at)
    values (${made.roundId}, ${bonus.id}, ${bonus.accountId}, ${made.real}, ${made.locked}, ${made.bonus}, ${made.paid}, ${made.paidLocked},
      ${made.paidBonus}, ${made.contribution}, ${bet.at})
    on conflict on constraint round_share_round_id_pkey do update set
      real = excluded.real, locked = excluded.locked, bonus = excluded.bonus, contribution = excluded.contribution)
  insert into bonus.bet_share (transaction_id, round_id, real, locked, bonus, contribution)
  values (${bet.transactionId}, ${made.roundId}, ${bet.parts.real}, ${bet.parts.locked}, ${bet.parts.bonus}, ${bet.contribution})`;

/** A share and its bonus as they are now; `closedAt` once its round has ended. */
export const saveShare = (bonus: NewPlayerBonus, changed: StoredShare, closedAt: Date | null) => command`
  with fed as (${savedBonus(bonus)})
  update bonus.round_share set real = ${changed.real}, locked = ${changed.locked}, bonus = ${changed.bonus}, paid = ${changed.paid},
    paid_locked = ${changed.paidLocked}, paid_bonus = ${changed.paidBonus}, contribution = ${changed.contribution}, closed_at = ${closedAt}
  where round_id = ${changed.roundId}`;

const betShare = row({ real: bigint, locked: bigint, bonus: bigint, contribution: bigint });

/** How a bet was staked; none when no bonus had to do with it. */
export const betShareOf = (transactionId: string) => query(betShare)`
  select ${betShare.columns()} from bonus.bet_share where transaction_id = ${transactionId}`;

export const markBetTakenBack = (transactionId: string, at: Date) => command`
  update bonus.bet_share set rolled_back_at = ${at} where transaction_id = ${transactionId}`;
