import { sql } from 'kysely';
import type { Query } from '#kernel';
import type { CashLimit } from './cash-limit.ts';
import type { CashPeriod } from './period.ts';

export interface LimitRow {
  id: string;
  player_id: string;
  definition: number;
  period: CashPeriod;
  currency: string;
  exponent: number;
  amount: bigint;
  next_amount: bigint | null;
  next_at: Date | null;
  started_at: Date;
  created_at: Date;
  updated_at: Date;
}

export const toLimit = (row: LimitRow): CashLimit => ({
  id: row.id,
  playerId: row.player_id,
  definition: row.definition,
  period: row.period,
  currency: row.currency,
  exponent: row.exponent,
  amount: row.amount,
  next: row.next_at && { amount: row.next_amount, at: row.next_at },
  startedAt: row.started_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export const limitColumns = sql`l.id, l.player_id, l.definition, l.period, l.currency, l.exponent, l.amount, l.next_amount, l.next_at,
  l.started_at, l.created_at, l.updated_at`;

export const limitsOfPlayer = (playerId: string): Query<LimitRow> => sql`
  select ${limitColumns} from limits.cash_limit l where l.player_id = ${playerId}
  order by l.definition desc, l.currency, array_position(array['daily', 'weekly', 'monthly'], l.period)`;

/** A limit that had ended begins anew in its old row. */
export const saveLimit = (limit: CashLimit): Query<unknown> => sql`
  insert into limits.cash_limit
    (id, player_id, definition, period, currency, exponent, amount, next_amount, next_at, started_at, created_at, updated_at)
  values (${limit.id}, ${limit.playerId}, ${limit.definition}, ${limit.period}, ${limit.currency}, ${limit.exponent}, ${limit.amount},
    ${limit.next?.amount ?? null}, ${limit.next?.at ?? null}, ${limit.startedAt}, ${limit.createdAt}, ${limit.updatedAt})
  on conflict on constraint cash_limit_player_id_definition_period_currency_key do update set
    id = excluded.id, amount = excluded.amount, next_amount = excluded.next_amount, next_at = excluded.next_at,
    started_at = excluded.started_at, created_at = excluded.created_at, updated_at = excluded.updated_at`;
