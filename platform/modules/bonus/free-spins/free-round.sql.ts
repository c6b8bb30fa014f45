import {
  bigint,
  boolean,
  command,
  eachCommand,
  eachQuery,
  givenRows,
  integer,
  nullable,
  query,
  row,
  sql,
  text,
  timestamp,
  uuid,
  type RowOf,
} from '#kernel/db/sql.ts';
import type { Page } from '../end-all-due.ts';
import type { FreeSpinRow } from '../free-spin.sql.ts';

/** What of free spins changes. */
export const updateFreeSpin = eachCommand(
  (given: readonly FreeSpinRow[]) => sql`
  select bonus.save_free_spins(array_agg(id), array_agg(state), array_agg(result), array_agg(ended_by), array_agg(used), array_agg(winnings),
    array_agg(player_bonus_id), array_agg(issued_at), array_agg(activated_at), array_agg(finished_at))
  from ${givenRows(given, {
    id: 'uuid',
    state: 'text',
    result: 'integer',
    endedBy: 'text',
    used: 'integer',
    winnings: 'bigint',
    playerBonusId: 'uuid',
    issuedAt: 'timestamptz',
    activatedAt: 'timestamptz',
    finishedAt: 'timestamptz',
  })}`,
);

export const updateStake = (id: string, stake: bigint) => command`update bonus.free_spin set stake = ${stake} where id = ${id}`;

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
export const freeRoundOf = eachQuery(
  freeRound,
  (given: readonly { roundId: string }[]) => sql`
  select f.*, given.place::int from ${givenRows(given, { roundId: 'uuid' })}
  cross join lateral (select ${freeRound.columns()} from bonus.free_round where round_id = given.round_id offset 0) f`,
);

const taken = row({ isTaken: boolean, begun: integer, open: integer });

/** Whether a round of the grant was played already, and how many of its rounds have begun and are open. */
export const roundsOfGrant = eachQuery(
  taken,
  (given: readonly { freeSpinId: string; index: number }[]) => sql`
  select f.is_taken, f.begun, f.open, given.place::int from ${givenRows(given, { freeSpinId: 'uuid', index: 'integer' })}
  cross join lateral (
    select count(*) filter (where index = given.index) > 0 as is_taken, count(*)::int as begun, (count(*) filter (where closed_at is null))::int as open
    from bonus.free_round where free_spin_id = given.free_spin_id offset 0
  ) f`,
);

export const insertFreeRound = eachCommand(
  (given: readonly Omit<FreeRoundRow, 'winnings' | 'closedAt'>[]) => sql`
  insert into bonus.free_round (free_spin_id, index, round_id, transaction_id, created_at)
  select free_spin_id, index, round_id, transaction_id, created_at from ${givenRows(given, {
    freeSpinId: 'uuid',
    index: 'integer',
    roundId: 'uuid',
    transactionId: 'uuid',
    createdAt: 'timestamptz',
  })} order by place`,
);

export const deleteFreeRound = (roundId: string) => command`delete from bonus.free_round where round_id = ${roundId}`;

/** Adds to what a round has won, and closes it. */
export const changeFreeRound = eachCommand(
  (given: readonly { roundId: string; won: bigint; closedAt: Date | null }[]) => sql`
  select bonus.change_free_rounds(array_agg(round_id), array_agg(won), array_agg(closed_at))
  from ${givenRows(given, { roundId: 'uuid', won: 'bigint', closedAt: 'timestamptz' })}`,
);

const due = row({ id: uuid, playerId: uuid, accountId: uuid });
export type DueRow = RowOf<typeof due>;

/** Grants whose time to be activated, or to be played, is over. */
export const overdueFreeSpins = (now: Date, { without, limit }: Page) => query(due)`
  select id, player_id, account_id from bonus.free_spin
  where state <> 'finished' and (valid_until <= ${now} or (state <> 'active' and activation_expires_at <= ${now}))
    and id <> all(${without}::uuid[])
  order by valid_until limit ${limit}`;

/** Of a player: grants that have not ended, and those whose winnings still wait for an open round to be collected. */
export const livingFreeSpins = (playerId: string) => query(due)`
  select id, player_id, account_id from bonus.free_spin f where player_id = ${playerId} and (state <> 'finished'
    or (terms is not null and player_bonus_id is null and ended_by <> 'house'
      and exists (select from bonus.free_round r where r.free_spin_id = f.id and r.closed_at is null)))
  order by id`;

const unconfirmed = row({ id: uuid, provider: text });

/**
 * Grants that the provider has not confirmed for a while: its reply was lost, or the order. So many of each provider at most, and others the
 * next time, so that none waits behind those which cannot be had.
 */
export const unconfirmedFreeSpins = (createdBefore: Date, limit: number) => query(unconfirmed)`
  select id, provider from (
    select id, provider, row_number() over (partition by provider order by random()) as place from bonus.free_spin
    where state <> 'finished' and issued_at is null and created_at < ${createdBefore}
  ) f where place <= ${limit}`;
