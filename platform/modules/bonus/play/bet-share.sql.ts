import { bigint, boolean, eachCommand, eachQuery, givenRows, present, row, sql, integer } from '#kernel/db/sql.ts';
import { stored, type NewPlayerBonus } from '../player-bonus.sql.ts';

const betShare = row({
  ...stored.shape,
  openRounds: present(integer),
  stakeReal: bigint,
  stakeLocked: bigint,
  stakeBonus: bigint,
  stakeContribution: bigint,
  paid: bigint,
  paidLocked: bigint,
  paidBonus: bigint,
  kept: bigint,
  isOpen: boolean,
  isCounted: boolean,
});

const shares = eachQuery(
  betShare,
  (given: readonly { roundId: string }[]) => sql`
  select given.place::int, found.* from ${givenRows(given, { roundId: 'uuid' })}, lateral (
    select ${stored.columns('b')}, (select count(*)::int from bonus.round_share o where o.account_id = b.account_id and o.player_bonus_id = b.id
        and o.closed_at is null) as open_rounds,
      t.real as stake_real, t.locked as stake_locked, t.bonus as stake_bonus, t.contribution as stake_contribution,
      s.paid, s.paid_locked, s.paid_bonus, s.kept, s.closed_at is null as is_open, t.rolled_back_at is null as is_counted
    from bonus.round_share s join bonus.bet_share t on t.round_id = s.round_id join bonus.player_bonus b on b.id = s.player_bonus_id
    where s.round_id = given.round_id offset 0) found`,
);

/** The share of a round of one bet, whether it is open or not, and its bonus, whether it runs or not. */
export const shareOfBet = (roundId: string) => shares({ roundId });

export interface MovedShare {
  roundId: string;
  real: bigint;
  locked: bigint;
  bonus: bigint;
  contribution: bigint;
  paid: bigint;
  paidLocked: bigint;
  paidBonus: bigint;
  kept: bigint;
  closedAt: Date | null;
  takenBackAt: Date | null;
}

const sharesMoved = eachCommand((given: readonly { bonus: NewPlayerBonus; share: MovedShare }[]) => {
  const list = <K extends keyof MovedShare>(key: K) => given.map(({ share }) => share[key]);
  return sql`select bonus.feed_bonuses(${given.map(({ bonus }) => bonus.id)}::uuid[], ${given.map(({ bonus }) => bonus.balance)}::bigint[],
      ${given.map(({ bonus }) => bonus.locked)}::bigint[], ${given.map(({ bonus }) => bonus.progress)}::bigint[]),
    bonus.move_shares(${list('roundId')}::uuid[], ${list('real')}::bigint[], ${list('locked')}::bigint[], ${list('bonus')}::bigint[],
      ${list('contribution')}::bigint[], ${list('paid')}::bigint[], ${list('paidLocked')}::bigint[], ${list('paidBonus')}::bigint[],
      ${list('kept')}::bigint[], ${list('closedAt')}::timestamptz[], ${list('takenBackAt')}::timestamptz[])`;
});

/** Where a share and its bonus stand from now on. */
export const saveMovedShare = (bonus: NewPlayerBonus, share: MovedShare) => sharesMoved({ bonus, share });
