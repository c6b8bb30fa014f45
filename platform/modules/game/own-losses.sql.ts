import { bigint, integer, present, query, row, sql, text, uuid } from '#kernel/db/sql.ts';

/** From the start on, before the end. */
export interface TimeSpan {
  start: Date;
  end: Date;
}

const loss = row({ playerId: uuid, accountId: uuid, currency: text, exponent: integer, loss: present(bigint) });

/**
 * Own money staked less own money won, of rounds that ended then. What was played for nothing (free rounds, prizes of a provider) does not
 * count: it cost nothing.
 */
const ended = (spans: readonly TimeSpan[]) => sql`r.status = 'finished' and r.stake > 0 and ${endedWithin(spans)}`;
/** In one of the spans, which are in their order; the first and the last of them bound what is read. */
const endedWithin = (spans: readonly TimeSpan[]) => sql`r.finished_at >= ${spans[0]!.start} and r.finished_at < ${spans.at(-1)!.end}
  and exists (
    select from unnest(${spans.map(({ start }) => start)}::timestamptz[], ${spans.map(({ end }) => end)}::timestamptz[]) as s (since, until)
    where r.finished_at >= s.since and r.finished_at < s.until
  )`;
const sums = sql`r.player_id, r.account_id, r.currency, r.exponent,
  sum((r.stake - r.bonus_stake) - (r.payout - r.bonus_payout))::bigint as loss`;

/** Of all accounts that played, in no order. */
export const ownLosses = (spans: readonly TimeSpan[]) => query(loss)`
  select ${sums} from game.round r where ${ended(spans)} group by r.player_id, r.account_id, r.currency, r.exponent`;

/** A round that ends later than this after it began belongs to a game that has forgotten it. */
const longestRound = sql`interval '31 days'`;

/** Of one player's accounts, by the rounds that he has begun since shortly before. */
export const ownLossesOf = (playerId: string, spans: readonly TimeSpan[]) => query(loss)`
  select ${sums} from game.round r
  where r.player_id = ${playerId} and r.created_at >= ${spans[0]!.start}::timestamptz - ${longestRound} and ${ended(spans)}
  group by r.player_id, r.account_id, r.currency, r.exponent`;
