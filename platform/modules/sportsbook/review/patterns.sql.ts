import { decimal, integer, query, row, sql, text, uuid } from '#kernel/db/sql.ts';

/** How soon a price must move for a bet or a cash-out to have been made just before it. */
const justBefore = sql`interval '30 seconds'`;
/** Fewer say nothing of a player. */
const leastLegs = 20;
const leastCashOuts = 5;

const share = row({ playerId: uuid, found: integer, of: integer });

/** Bets since then that were taken, whatever became of them. */
const taken = (since: Date) => sql`b.created_at >= ${since} and b.state in ('open', 'settled')`;

/** Players whose live bets were taken above the next price, so soon after that it was on its way: seven in ten of them or more. */
export const beatenPrices = (since: Date) => query(share)`
  select b.player_id, count(*) filter (where next.price < l.price::numeric)::int as found, count(*)::int as of
  from sportsbook.bet b join sportsbook.leg l on l.bet_id = b.id
  left join lateral (select p.price::numeric as price from sportsbook.price_log p
    where p.outcome_id = l.outcome_id and p.at > b.decided_at and p.at <= b.decided_at + ${justBefore} order by p.version limit 1) next on true
  where ${taken(since)} and l.is_live group by b.player_id
  having count(*) >= ${leastLegs} and count(*) filter (where next.price < l.price::numeric) * 10 >= count(*) * 7`;

const edge = row({ playerId: uuid, edge: decimal, of: integer });

/** Players who on average took five percent more than the last price before the start. */
export const closingLines = (since: Date) => query(edge)`
  select b.player_id, round(avg(l.price::numeric / last.price) - 1, 4) as edge, count(*)::int as of
  from sportsbook.bet b join sportsbook.leg l on l.bet_id = b.id join sportsbook.event e on e.id = l.event_id
  join lateral (select p.price::numeric as price from sportsbook.price_log p
    where p.outcome_id = l.outcome_id and p.at <= e.starts_at order by p.version desc limit 1) last on true
  where ${taken(since)} and not l.is_live and e.status not in ('not_started', 'delayed', 'postponed', 'cancelled') group by b.player_id
  having count(*) >= ${leastLegs} and avg(l.price::numeric / last.price) >= 1.05`;

/** When cash-outs were asked for since then, also such as were refused because of what came next. */
const askedCashOuts = (since: Date) => sql`
  select c.bet_id, coalesce(r.asked_at, c.created_at) as at from sportsbook.cash_out c
  left join sportsbook.cash_out_request r on r.quote_id = c.quote_id where c.created_at >= ${since}
  union all select bet_id, asked_at from sportsbook.cash_out_request where state = 'refused' and asked_at >= ${since}`;

/** Players whose bets became worth far less just after they asked for cash-outs: a price of theirs rose by a fifth, seven times in ten or more. */
export const timedCashOuts = (since: Date) => query(share)`
  select player_id, count(*) filter (where is_timed)::int as found, count(*)::int as of from (
    select b.player_id, exists (
      select from sportsbook.leg l
      join lateral (select p.price::numeric as price from sportsbook.price_log p
        where p.outcome_id = l.outcome_id and p.at <= c.at order by p.version desc limit 1) before on true
      join lateral (select p.price::numeric as price from sportsbook.price_log p
        where p.outcome_id = l.outcome_id and p.at > c.at and p.at <= c.at + ${justBefore} order by p.version limit 1) next on true
      where l.bet_id = b.id and next.price >= before.price * 1.2) as is_timed
    from (${askedCashOuts(since)}) c join sportsbook.bet b on b.id = c.bet_id) each
  group by player_id having count(*) >= ${leastCashOuts} and count(*) filter (where is_timed) * 10 >= count(*) * 7`;

const line = row({ playerId: uuid, eventId: text, market: text, specifiers: text, outcomes: integer });

/** A single `b` with its one leg on the outcome `o`. */
const singles = sql`sportsbook.bet b join sportsbook.leg l on l.bet_id = b.id and l.position = 1
  and not exists (select from sportsbook.leg m where m.bet_id = b.id and m.position = 2) join sportsbook.outcome o on o.id = l.outcome_id`;

/** Lines on which one player has bet on several outcomes, each by itself. */
export const bothSides = (since: Date) => query(line)`
  select b.player_id, o.event_id, o.market, o.specifiers, count(distinct o.id)::int as outcomes from ${singles}
  where ${taken(since)} group by b.player_id, o.event_id, o.market, o.specifiers having count(distinct o.id) > 1`;

const linked = row({ playerId: uuid, otherId: uuid, same: integer, opposite: integer });

/** How many lines two accounts have both bet on, on the same outcome and on others. */
export const linkedBets = (pairs: readonly (readonly [string, string])[], since: Date) => query(linked)`
  with own as (select distinct b.player_id, o.id, o.event_id, o.market, o.specifiers from ${singles}
    where ${taken(since)} and b.player_id = any(${[...new Set(pairs.flat())]}::uuid[]))
  select p.one as player_id, p.other as other_id, count(*) filter (where mine.id = theirs.id)::int as same,
    count(*) filter (where mine.id <> theirs.id)::int as opposite
  from unnest(${pairs.map(([one]) => one)}::uuid[], ${pairs.map(([, other]) => other)}::uuid[]) p (one, other)
  join own mine on mine.player_id = p.one
  join own theirs on theirs.player_id = p.other and (theirs.event_id, theirs.market, theirs.specifiers) = (mine.event_id, mine.market, mine.specifiers)
  group by p.one, p.other`;
