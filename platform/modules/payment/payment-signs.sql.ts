import { invoiceStatus, invoiceType } from '@verdigale/contract';
import { bigint, integer, query, row, text, textArray, uuid, type RowOf } from '#kernel/db/sql.ts';
import { noFailures } from './failed-deposits.ts';

/** How a player has paid in one currency, by his own history. */
const paymentSigns = row({
  playerId: uuid,
  currency: text,
  /** Deposits that succeeded in the last day, in the last week, and the methods of the last thirty days. */
  lastDay: integer,
  lastWeek: integer,
  methods: textArray,
  /** What they came to in the last week, in the four weeks before it, and in the last thirty days. */
  sumOfWeek: bigint,
  sumBefore: bigint,
  sumOfMonth: bigint,
  /** Deposits that failed in the last week, and withdrawals that the player took back in the last thirty days. */
  failed: integer,
  takenBack: integer,
});
export type PaymentSigns = RowOf<typeof paymentSigns>;

const { deposit, withdrawal } = invoiceType;
const { rejected } = invoiceStatus;

/** Of these players, those who paid anything in the last five weeks. An address is paid to each time that money comes to it. */
export const paymentSignsOf = (playerIds: readonly string[], now: Date) => query(paymentSigns)`
  select player_id, currency,
    count(*) filter (where is_paid and ended_at > at - interval '1 day')::int as last_day,
    count(*) filter (where is_paid and ended_at > at - interval '7 days')::int as last_week,
    coalesce(array_agg(distinct method) filter (where is_paid and ended_at > at - interval '30 days'), '{}') as methods,
    coalesce(sum(amount) filter (where is_paid and ended_at > at - interval '7 days'), 0)::bigint as sum_of_week,
    coalesce(sum(amount) filter (where is_paid and ended_at <= at - interval '7 days'), 0)::bigint as sum_before,
    coalesce(sum(amount) filter (where is_paid and ended_at > at - interval '30 days'), 0)::bigint as sum_of_month,
    count(*) filter (where type = ${deposit} and not is_paid and status_result <> all(${[...noFailures]})
      and ended_at > at - interval '7 days')::int as failed,
    count(*) filter (where type = ${withdrawal} and status_result = 'declined-by-player' and ended_at > at - interval '30 days')::int as taken_back
  from (
    select c.player_id, c.currency, i.type, i.method, c.amount, '' as status_result, c.credited_at as ended_at, true as is_paid
    from payment.credit c join payment.invoice i on i.id = c.invoice_id
    where c.player_id = any(${playerIds}::uuid[]) and c.credited_at > ${now}::timestamptz - interval '35 days'
    union all
    select player_id, currency, type, method, amount, status_result, updated_at, false
    from payment.invoice
    where player_id = any(${playerIds}::uuid[]) and status = ${rejected} and created_at > ${now}::timestamptz - interval '36 days'
  ) seen, (select ${now}::timestamptz as at) moment
  where ended_at > at - interval '35 days' and ended_at <= at
  group by player_id, currency`;

const payer = row({ playerId: uuid });

/** Who paid in, or tried to, or took something back since then. */
export const payersSince = (since: Date) => query(payer)`
  select distinct player_id from payment.invoice where updated_at >= ${since}`;
