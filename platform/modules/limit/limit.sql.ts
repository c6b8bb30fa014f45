import { bigint, command, integer, nullable, oneOf, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';
import { limitOwners, type CashLimit } from './cash-limit.ts';
import { cashPeriods } from './period.ts';

export const cashLimit = row({
  id: uuid,
  playerId: uuid,
  owner: oneOf(limitOwners),
  reason: nullable(text),
  definition: integer,
  period: oneOf(cashPeriods),
  currency: text,
  exponent: integer,
  amount: bigint,
  nextAmount: nullable(bigint),
  nextAt: nullable(timestamp),
  startedAt: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
});

export const toLimit = ({ nextAmount, nextAt, ...rest }: RowOf<typeof cashLimit>): CashLimit => ({
  ...rest,
  next: nextAt && { amount: nextAmount, at: nextAt },
});

export const limitsOfPlayer = (playerId: string) => query(cashLimit)`
  select ${cashLimit.columns()} from limits.cash_limit where player_id = ${playerId}
  order by definition desc, currency, array_position(array['daily', 'weekly', 'monthly'], period), owner desc`;

export const saveLimit = (limit: CashLimit) => command`
  insert into limits.cash_limit
    (id, player_id, owner, reason, definition, period, currency, exponent, amount, next_amount, next_at, started_at, created_at, updated_at)
  values (${limit.id}, ${limit.playerId}, ${limit.owner}, ${limit.reason}, ${limit.definition}, ${limit.period}, ${limit.currency}, ${limit.exponent}, ${limit.amount},
    ${limit.next?.amount ?? null}, ${limit.next?.at ?? null}, ${limit.startedAt}, ${limit.createdAt}, ${limit.updatedAt})
  on conflict on constraint cash_limit_player_id_definition_period_currency_owner_key do update set
    amount = excluded.amount, next_amount = excluded.next_amount, next_at = excluded.next_at,
    reason = excluded.reason, started_at = excluded.started_at, updated_at = excluded.updated_at`;

export const deleteLimit = (id: string) => command`delete from limits.cash_limit where id = ${id}`;
