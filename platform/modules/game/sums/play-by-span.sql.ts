import { bigint, query, row, timestamp } from '#kernel/db/sql.ts';
import type { TimeSpan } from './own-losses.sql.ts';

const played = row({ startsAt: timestamp, staked: bigint, lost: bigint });

/**
 * What a player's rounds in one currency that began in each of these spans took: all that was staked, and the own money staked less the own
 * money won, as limits on losses count it; below zero where he won. Rounds that were taken back do not count.
 */
export const playBySpan = (playerId: string, currency: string, spans: readonly TimeSpan[]) => query(played)`
  select s.starts_at, coalesce(r.staked, 0)::bigint as staked, coalesce(r.lost, 0)::bigint as lost
  from unnest(${spans.map(({ start }) => start)}::timestamptz[], ${spans.map(({ end }) => end)}::timestamptz[]) as s (starts_at, ends_at)
  cross join lateral (
    select sum(stake) as staked, sum((stake - bonus_stake) - (payout - bonus_payout)) as lost from game.round
    where player_id = ${playerId} and status <> 'void' and currency = ${currency} and created_at >= s.starts_at and created_at < s.ends_at
  ) r
  order by s.starts_at`;
