import { bigint, boolean, command, integer, nullable, query, row, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';
import type { FreeSpinRow } from '../free-spin.sql.ts';

/** What of free spins changes. */
export const updateFreeSpin = (after: FreeSpinRow) => command`
  update bonus.free_spin set state = ${after.state}, result = ${after.result}, ended_by = ${after.endedBy}, used = ${after.used},
    winnings = ${after.winnings}, player_bonus_id = ${after.playerBonusId}, issued_at = ${after.issuedAt},
    activated_at = ${after.activatedAt}, finished_at = ${after.finishedAt}
  where id = ${after.id}`;

export const insertFreeSpin = (made: FreeSpinRow) => command`
  insert into bonus.free_spin
    (id, player_id, account_id, currency, exponent, claim_id, campaign_id, bonus_id, name, state, result, provider, game, quantity, stake,
      terms, max_bet, max_win, package_id, package_name, package_priority, activation_expires_at, valid_until, created_at)
  values (${made.id}, ${made.playerId}, ${made.accountId}, ${made.currency}, ${made.exponent}, ${made.claimId}, ${made.campaignId},
    ${made.bonusId}, ${made.name}, ${made.state}, ${made.result}, ${made.provider}, ${made.game}, ${made.quantity}, ${made.stake},
    ${made.terms && JSON.stringify(made.terms)}::jsonb, ${made.maxBet}, ${made.maxWin}, ${made.packageId}, ${made.packageName},
    ${made.packagePriority}, ${made.activationExpiresAt}, ${made.validUntil}, ${made.createdAt})`;

const freeRound = row({
  freeSpinId: uuid,
  index: integer,
  roundId: uuid,
  transactionId: uuid,
  winnings: bigint,
  createdAt: timestamp,
  closedAt: nullable(timestamp),
});
export type FreeRoundRow = RowOf<typeof freeRound>;

/** The free round that a round of a game is; to be read after the player's lock. */
export const freeRoundOf = (roundId: string) => query(freeRound)`
  select ${freeRound.columns()} from bonus.free_round where round_id = ${roundId}`;

const taken = row({ isTaken: boolean, open: integer });

/** Whether a round of the grant was played already, and how many of its rounds are open. */
export const roundsOfGrant = (freeSpinId: string, index: number) => query(taken)`
  select count(*) filter (where index = ${index}) > 0 as is_taken, (count(*) filter (where closed_at is null))::int as open
  from bonus.free_round where free_spin_id = ${freeSpinId}`;

export const insertFreeRound = (made: FreeRoundRow) => command`
  insert into bonus.free_round (free_spin_id, index, round_id, transaction_id, created_at)
  values (${made.freeSpinId}, ${made.index}, ${made.roundId}, ${made.transactionId}, ${made.createdAt})`;

export const deleteFreeRound = (roundId: string) => command`delete from bonus.free_round where round_id = ${roundId}`;

/** Adds to what a round has won, and closes it. */
export const changeFreeRound = (roundId: string, won: bigint, closedAt: Date | null) => command`
  update bonus.free_round set winnings = winnings + ${won}, closed_at = coalesce(${closedAt}, closed_at) where round_id = ${roundId}`;

const due = row({ id: uuid, accountId: uuid });

/** Grants whose time to be activated, or to be played, is over. */
export const overdueFreeSpins = (now: Date, limit: number) => query(due)`
  select id, account_id from bonus.free_spin
  where state <> 'finished' and (valid_until <= ${now} or (state <> 'active' and activation_expires_at <= ${now}))
  order by valid_until limit ${limit}`;

/** Of a player: grants that have not ended. */
export const livingFreeSpins = (playerId: string) => query(due)`
  select id, account_id from bonus.free_spin where player_id = ${playerId} and state <> 'finished' order by id`;

/** Grants that the provider has not confirmed for a while, oldest first: its reply was lost, or the order. */
export const unconfirmedFreeSpins = (createdBefore: Date, limit: number) => query(due)`
  select id, account_id from bonus.free_spin where state <> 'finished' and issued_at is null and created_at < ${createdBefore} order by created_at limit ${limit}`;
