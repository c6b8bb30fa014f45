import { bigint, integer, present, query, row, sql, text, uuid, type Sql } from '#kernel/db/sql.ts';
import { isSportsbook } from '../rounds/round.sql.ts';

/** From the start on, before the end. */
export interface TimeSpan {
  start: Date;
  end: Date;
}

const loss = row({ playerId: uuid, accountId: uuid, currency: text, exponent: integer, loss: present(bigint) });

/** In one of the spans, which are in their order; the first and the last of them bound what is read. */
const within = (at: Sql, spans: readonly TimeSpan[]) => sql`${at} >= ${spans[0]!.start} and ${at} < ${spans.at(-1)!.end}
  and exists (
    select from unnest(${spans.map(({ start }) => start)}::timestamptz[], ${spans.map(({ end }) => end)}::timestamptz[]) as s (since, until)
    where ${at} >= s.since and ${at} < s.until
  )`;

/**
 * Own money staked less own money won, of rounds that ended then. Of one whose win was held at its end, from when that was decided: until then nothing
 * is lost; of one whose end was corrected, what that has changed, when it did. What was played for nothing (free rounds, prizes of a provider) does not count: it cost nothing.
 */
const lossesOf = (spans: readonly TimeSpan[], whose: Sql, begun: Sql) => sql`
  select r.player_id, r.account_id, r.currency, r.exponent, sum(r.loss)::bigint as loss
  from (
    select r.*, (r.stake - r.bonus_stake) - (r.payout - r.bonus_payout) as loss from game.round r
    where ${within(sql`r.finished_at`, spans)} and r.status = 'finished' and r.held = 0 and ${begun}
      and not exists (select from game.late_loss l where l.round_id = r.id)
    union all
    select r.*, l.loss from game.late_loss l join game.round r on r.id = l.round_id where ${within(sql`l.at`, spans)}
  ) r
  where r.stake > 0 and ${whose} group by r.player_id, r.account_id, r.currency, r.exponent`;

/** Of all accounts that played, in no order. */
export const ownLosses = (spans: readonly TimeSpan[]) => query(loss)`${lossesOf(spans, sql`true`, sql`true`)}`;

/** A round of the casino that ends later than this after it began belongs to a game that has forgotten it. */
const longestRound = sql`interval '31 days'`;

/** Of one player's accounts, by the rounds that he has begun since shortly before, and all his bets: an event may be a season away. */
export const ownLossesOf = (playerId: string, spans: readonly TimeSpan[]) =>
  query(loss)`${lossesOf(
    spans,
    sql`r.player_id = ${playerId}`,
    sql`(r.created_at >= ${spans[0]!.start}::timestamptz - ${longestRound} or ${isSportsbook})`,
  )}`;
