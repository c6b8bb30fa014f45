import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

export type PaymentState = 'pending' | 'succeeded' | 'failed';
export type PaymentKind = 'payment' | 'payout';

export type Payment = {
  id: string;
  kind: PaymentKind;
  reference: string;
  /** Minor units. */
  amount: string;
  currency: string;
  method: string;
  fields: Record<string, string>;
  returnUrls: { success: string; error: string; pending: string } | null;
  locale: string;
  state: PaymentState;
  reason: string | null;
  createdAt: Date;
};

const columns =
  'id, kind, reference, amount, currency, method, fields, return_urls as "returnUrls", locale, state, reason, created_at as "createdAt"';

/** Creates it, or gives the one that this reference has already. */
export async function createPayment(pool: Pool, payment: Omit<Payment, 'id' | 'state' | 'reason'>): Promise<Payment> {
  await pool.query(
    `insert into sandbox.payment (id, kind, reference, amount, currency, method, fields, return_urls, locale, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict on constraint payment_kind_reference_key do nothing`,
    [
      `pay_${randomUUID()}`,
      payment.kind,
      payment.reference,
      payment.amount,
      payment.currency,
      payment.method,
      payment.fields,
      payment.returnUrls,
      payment.locale,
      payment.createdAt,
    ],
  );
  const found = await findByReference(pool, payment.kind, payment.reference);
  if (!found) throw new Error('a payment that was just created is gone');
  return found;
}

export async function findByReference(pool: Pool, kind: PaymentKind, reference: string): Promise<Payment | undefined> {
  const { rows } = await pool.query<Payment>(`select ${columns} from sandbox.payment where kind = $1 and reference = $2`, [
    kind,
    reference,
  ]);
  return rows[0];
}

export async function findPayment(pool: Pool, id: string): Promise<Payment | undefined> {
  const { rows } = await pool.query<Payment>(`select ${columns} from sandbox.payment where id = $1`, [id]);
  return rows[0];
}

export async function listPayments(pool: Pool, limit: number): Promise<Payment[]> {
  const { rows } = await pool.query<Payment>(`select ${columns} from sandbox.payment order by created_at desc limit $1`, [limit]);
  return rows;
}

/** What changed after this place of the list, until `to`. */
export async function listChanges(
  pool: Pool,
  kind: PaymentKind,
  { changedAt, id, to }: { changedAt: string; id: string; to: string },
  limit: number,
): Promise<(Payment & { changedAt: Date })[]> {
  const { rows } = await pool.query<Payment & { changedAt: Date }>(
    `select ${columns}, changed_at as "changedAt" from sandbox.payment
     where kind = $1 and (changed_at, id) > ($2::timestamptz, $3) and changed_at <= $4 order by changed_at, id limit $5`,
    [kind, changedAt, id, to, limit],
  );
  return rows;
}

/** Pending payouts that came before this moment. */
export async function findDuePayouts(pool: Pool, before: Date): Promise<Payment[]> {
  const { rows } = await pool.query<Payment>(
    `select ${columns} from sandbox.payment where kind = 'payout' and state = 'pending' and created_at < $1 limit 50`,
    [before],
  );
  return rows;
}

/** Decides a pending payment and queues its callback with it; false when it was decided before. */
export async function decide(pool: Pool, id: string, state: 'succeeded' | 'failed', reason: string | null, now: Date): Promise<boolean> {
  const eventId = randomUUID();
  const { rowCount } = await pool.query(
    `with decided as (
       update sandbox.payment set state = $2, reason = $3 where id = $1 and state = 'pending'
       returning id, kind, reference, state, amount, currency, reason
     )
     insert into sandbox.payment_callback (event_id, payment_id, due_at, body)
     select $4, id, $5, jsonb_strip_nulls(jsonb_build_object('eventId', $4::text, 'kind', kind, 'reference', reference,
       'providerReference', id, 'state', state, 'amount', amount, 'currency', currency, 'reason', reason))::text
     from decided`,
    [id, state, reason, eventId, now],
  );
  return rowCount === 1;
}

export type Callback = { eventId: string; body: string; attempts: number };

/** Callbacks that are due; none of them is due again before `until`, so that a second process leaves them alone. */
export async function claimCallbacks(pool: Pool, now: Date, until: Date): Promise<Callback[]> {
  const { rows } = await pool.query<Callback>(
    `update sandbox.payment_callback set due_at = $2, attempts = attempts + 1
     where event_id in (select event_id from sandbox.payment_callback where ended_at is null and due_at <= $1 order by due_at limit 20 for update skip locked)
     returning event_id as "eventId", body, attempts`,
    [now, until],
  );
  return rows;
}

export async function endCallback(pool: Pool, eventId: string, answer: number, now: Date): Promise<void> {
  await pool.query('update sandbox.payment_callback set ended_at = $2, answer = $3 where event_id = $1', [eventId, now, answer]);
}

export async function delayCallback(pool: Pool, eventId: string, dueAt: Date): Promise<void> {
  await pool.query('update sandbox.payment_callback set due_at = $2 where event_id = $1', [eventId, dueAt]);
}

export async function holdsPayouts(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ value: boolean }>("select value from sandbox.payment_setting where name = 'hold-payouts'");
  return rows[0]?.value ?? false;
}

export async function setHoldPayouts(pool: Pool, value: boolean): Promise<void> {
  await pool.query(
    `insert into sandbox.payment_setting (name, value) values ('hold-payouts', $1::jsonb)
     on conflict on constraint payment_setting_name_pkey do update set value = excluded.value`,
    [JSON.stringify(value)],
  );
}
