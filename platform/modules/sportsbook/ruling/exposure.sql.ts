import { bigint, boolean, integer, query, row, sql, text, textArray, timestamp, type RowOf } from '#kernel/db/sql.ts';
import { isSpokenOf } from '../reading/offer.sql.ts';

/** Whether bet `b` was taken within a span in which bets on market `m` are void, as `resultOf` has it. */
const isVoid = sql`exists (select from jsonb_to_recordset(m.voids) v ("from" timestamptz, "to" timestamptz)
  where (v."from" is null or b.decided_at >= v."from") and (v."to" is null or b.decided_at <= v."to"))`;

/** An open bet `b` with a leg `l` whose outcome `o` of market `m` nothing has decided yet: that of the win and, each way, that of the place. */
const openLegs = sql`sportsbook.bet b join sportsbook.leg l on l.bet_id = b.id
  cross join lateral (values (l.outcome_id), (l.place_outcome_id)) part (outcome_id) join sportsbook.outcome o on o.id = part.outcome_id
  join sportsbook.market m on m.event_id = o.event_id and m.market = o.market and m.specifiers = o.specifiers
  where b.state in ('requested', 'open') and o.result is null and not ${isVoid}`;

const exposure = row({
  eventId: text,
  market: text,
  specifiers: text,
  outcome: text,
  price: text,
  status: text,
  currency: text,
  exponent: integer,
  bets: integer,
  stake: bigint,
  mostPayout: bigint,
});
export type OutcomeExposure = RowOf<typeof exposure>;

/**
 * What open bets have staked on outcomes that are not decided, and pay at most should they win with all their other legs, in minor units; the highest
 * first, of one event or of all.
 */
export const exposures = (eventId: string | null, limit: number) => query(exposure)`
  select o.event_id, o.market, o.specifiers, o.outcome, o.price, m.status, b.currency, b.exponent, count(*)::int as bets,
    sum(b.stake - b.closed)::bigint as stake, sum(b.most_payout)::bigint as most_payout
  from ${openLegs} and (${eventId}::text is null or l.event_id = ${eventId})
  group by o.id, m.event_id, m.market, m.specifiers, b.currency, b.exponent
  order by most_payout desc, o.event_id, o.market, o.specifiers, o.position limit ${limit}`;

const stuck = row({
  id: text,
  competitors: textArray,
  startsAt: timestamp,
  status: text,
  isForgotten: boolean,
  bets: integer,
});
export type StuckEvent = RowOf<typeof stuck>;

/** Events that bets wait for though their feed has forgotten them, or though they began before this; the oldest first. */
export const stuckEvents = (begunBefore: Date) => query(stuck)`
  select e.id, e.competitors, e.starts_at, e.status, not ${isSpokenOf} as is_forgotten, waiting.bets
  from (select l.event_id, count(distinct b.id)::int as bets from ${openLegs} group by l.event_id) waiting
  join sportsbook.event e on e.id = waiting.event_id
  where not ${isSpokenOf} or e.starts_at < ${begunBefore} order by e.starts_at, e.id`;

const stuckMarket = row({ eventId: text, market: text, specifiers: text });

/** The markets of such events that bets wait for and no ruling, by event. */
export const stuckMarkets = (begunBefore: Date) => query(stuckMarket)`
  select waiting.event_id, waiting.market, waiting.specifiers
  from (select distinct l.event_id, m.market, m.specifiers from ${openLegs}) waiting
  join sportsbook.event e on e.id = waiting.event_id
  where (not ${isSpokenOf} or e.starts_at < ${begunBefore}) and not exists (
    select from sportsbook.ruling r where r.event_id = waiting.event_id and r.status = 'waiting'
      and (r.market is null or (r.market = waiting.market and r.specifiers = waiting.specifiers)))
  order by waiting.event_id, waiting.market, waiting.specifiers`;
