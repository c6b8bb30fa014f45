import { bigint, query, row, timestamp } from '#kernel/db/sql.ts';

const deposited = row({ startsAt: timestamp, sum: bigint });

/** What was credited to a player in one currency in each of these spans. */
export const depositsBySpan = (playerId: string, currency: string, spans: readonly { start: Date; end: Date }[]) => query(deposited)`
  select s.starts_at, coalesce(i.sum, 0)::bigint as sum
  from unnest(${spans.map(({ start }) => start)}::timestamptz[], ${spans.map(({ end }) => end)}::timestamptz[]) as s (starts_at, ends_at)
  cross join lateral (
    select sum(amount) as sum from payment.credit
    where player_id = ${playerId} and currency = ${currency} and credited_at >= s.starts_at and credited_at < s.ends_at
  ) i
  order by s.starts_at`;
