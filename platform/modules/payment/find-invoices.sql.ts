import { invoiceStatus, invoiceType, type CallQuery } from '@verdigale/contract';
import { requireTime } from '#kernel';
import { bigint, integer, join, oneOf, query, row, sql, text, timestamp, type RowOf, type Sql } from '#kernel/db/sql.ts';
import { invoice, type InvoiceRow } from './invoice.sql.ts';

/** The filters of the call; what is left out is "all". */
export type InvoiceFilter = CallQuery<'payment.invoices.export'>;

/** Whose invoices, and which of them. Throws invalid on a malformed time. (wire 8.4) */
function matching(playerId: string, { dateFrom, dateTo, type, status, currency }: InvoiceFilter): Sql {
  // An address at which nothing has arrived is no deposit yet.
  const conditions = [sql`player_id = ${playerId} and received is distinct from 0`];
  if (dateFrom !== undefined) conditions.push(sql`created_at >= ${requireTime('dateFrom', dateFrom)}`);
  if (dateTo !== undefined) conditions.push(sql`created_at <= ${requireTime('dateTo', dateTo)}`);
  if (type !== undefined) conditions.push(sql`type = ${type}`);
  if (status !== undefined) conditions.push(sql`status = ${status}`);
  if (currency !== undefined) conditions.push(sql`currency = ${currency}`);
  return join(conditions, ' and ');
}

/** Newest first; only those after `last` when it is given. */
export const invoicesMatching = (
  playerId: string,
  filter: InvoiceFilter,
  { limit, offset = 0, last }: { limit: number; offset?: number; last?: InvoiceRow | undefined },
) => query(invoice)`
  select ${invoice.columns()} from payment.invoice
  where ${matching(playerId, filter)} ${last ? sql`and (created_at, id) < (${last.createdAt}, ${last.id})` : sql``}
  order by created_at desc, id desc limit ${limit} offset ${offset}`;

const total = row({ total: integer });

export const countMatching = (playerId: string, filter: InvoiceFilter) => query(total)`
  select count(*)::int as total from payment.invoice where ${matching(playerId, filter)}`;

const invoiceTotal = row({
  currency: text,
  type: oneOf(Object.values(invoiceType)),
  count: integer,
  sum: bigint,
  lastAmount: bigint,
  lastAt: timestamp,
});
export type InvoiceTotal = RowOf<typeof invoiceTotal>;

/** What succeeded so far, by currency and type. */
export const totalsOf = (playerId: string) => query(invoiceTotal)`
  select currency, type, count(*)::int as count, sum(amount)::bigint as sum,
    (array_agg(amount order by ended_at desc, id desc))[1] as last_amount, max(ended_at) as last_at
  from (
    select i.id, i.currency, i.type, i.amount, coalesce(c.credited_at, i.updated_at) as ended_at
    from payment.invoice i left join (
      select invoice_id, max(credited_at) as credited_at from payment.credit where player_id = ${playerId} group by invoice_id
    ) c on c.invoice_id = i.id
    where i.player_id = ${playerId} and i.status = ${invoiceStatus.success}
  ) ended
  group by currency, type order by currency`;

const endedDeposit = row({ status: integer, endedAt: timestamp });

/** The last credits, and the last deposits that were rejected for other causes than these; the latest first. */
export const lastDeposits = (playerId: string, except: readonly string[], limit: number) => query(endedDeposit)`
  (select ${invoiceStatus.success}::int as status, credited_at as ended_at from payment.credit
    where player_id = ${playerId} order by credited_at desc limit ${limit})
  union all
  (select status, updated_at from payment.invoice
    where player_id = ${playerId} and type = ${invoiceType.deposit} and status = ${invoiceStatus.rejected}
      and not status_result = any(${except})
    order by updated_at desc limit ${limit})
  order by ended_at desc limit ${limit}`;

const sumRow = row({ currency: text, sum: bigint });

/** One currency, or all. */
const inScope = (currency: string | null) => sql`currency = coalesce(${currency}, currency)`;

/**
 * Deposits that were credited since then, or begun since then and may still be: one that its player gave up can be paid at its provider until
 * its time is over. At an address what has arrived, at the time when it arrived. What was held does not count.
 */
export const depositedSince = (playerId: string, currency: string | null, start: Date, now: Date) => query(sumRow)`
  select currency, sum(amount)::bigint as sum from (
    select currency, amount from payment.credit
    where player_id = ${playerId} and ${inScope(currency)} and credited_at >= ${start}
    union all
    select currency, coalesce(received, amount) - held - case when status = ${invoiceStatus.success} then amount else 0 end
    from payment.invoice
    where player_id = ${playerId} and type = ${invoiceType.deposit} and ${inScope(currency)}
      and (status <> ${invoiceStatus.rejected} or (status_result = 'declined-by-player' and (expires_at is null or expires_at > ${now})))
      and case when received is null then created_at else updated_at end >= ${start}
  ) counted
  group by currency`;

/** What has been credited since then. */
export const creditedSince = (playerId: string, currency: string | null, start: Date) => query(sumRow)`
  select currency, sum(amount)::bigint as sum from payment.credit
  where player_id = ${playerId} and ${inScope(currency)} and credited_at >= ${start}
  group by currency`;
