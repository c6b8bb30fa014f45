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
const { success, rejected } = invoiceStatus;

/** Of these players, those who paid anything in the last five weeks. */
export const paymentSignsOf = (playerIds: readonly string[], now: Date) => query(paymentSigns)`
  select player_id, currency,
    count(*) filter (where is_paid and ended_at > at - interval '1 day')::int as last_day,
    count(*) filter (where is_paid and ended_at > at - interval '7 days')::int as last_week,
    coalesce(array_agg(distinct method) filter (where is_paid and ended_at > at - interval '30 days'), '{}') as methods,
    coalesce(sum(amount) filter (where is_paid and ended_at > at - interval '7 days'), 0)::bigint as sum_of_week,
    coalesce(sum(amount) filter (where is_paid and ended_at <= at - interval '7 days'), 0)::bigint as sum_before,
    coalesce(sum(amount) filter (where is_paid and ended_at > at - interval '30 days'), 0)::bigint as sum_of_month,
    count(*) filter (where type = ${deposit} and status = ${rejected} and status_result <> all(${[...noFailures]})
      and ended_at > at - interval '7 days')::int as failed,
    count(*) filter (where type = ${withdrawal} and status = ${rejected} and status_result = 'declined-by-player'
      and ended_at > at - interval '30 days')::int as taken_back
  from (
    select i.*, coalesce(c.credited_at, i.updated_at) as ended_at, ${now}::timestamptz as at, i.type = ${deposit} and i.status = ${success} as is_paid
    from payment.invoice i left join (
      select invoice_id, max(credited_at) as credited_at from payment.credit where player_id = any(${playerIds}::uuid[]) group by invoice_id
    ) c on c.invoice_id = i.id
    where i.player_id = any(${playerIds}::uuid[]) and i.created_at > ${now}::timestamptz - interval '36 days'
  ) seen
  where ended_at > at - interval '35 days' and ended_at <= at
  group by player_id, currency`;

const payer = row({ playerId: uuid });

/** Who paid in, or tried to, or took something back since then. */
export const payersSince = (since: Date) => query(payer)`
  select distinct player_id from payment.invoice where updated_at >= ${since}`;
