import { bigint, integer, nullable, query, row, text, timestamp, uuid } from '#kernel/db/sql.ts';
import type { TimeSpan } from './own-losses.sql.ts';

const largeWin = row({
  id: uuid,
  playerId: uuid,
  gameId: uuid,
  currency: text,
  exponent: integer,
  payout: bigint,
  finishedAt: nullable(timestamp),
});

/** Rounds that ended in this stretch of time and paid this much or more, in minor units, by currency. */
export const largeWins = ({ start, end }: TimeSpan, least: readonly { currency: string; amount: bigint }[]) => query(largeWin)`
  select r.id, r.player_id, r.game_id, r.currency, r.exponent, r.payout, r.finished_at
  from game.round r join jsonb_to_recordset(${JSON.stringify(least.map(({ currency, amount }) => ({ currency, amount: String(amount) })))}::jsonb)
    as least (currency text, amount bigint) on least.currency = r.currency and r.payout >= least.amount
  where r.status = 'finished' and r.payout > r.stake and r.finished_at >= ${start} and r.finished_at < ${end}
  order by r.finished_at, r.id`;
