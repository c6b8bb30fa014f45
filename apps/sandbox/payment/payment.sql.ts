import type { PaymentKind } from '@verdigale/partner-wire';
import type { Pool, PoolClient } from 'pg';
import type { Payment } from './payment.ts';

/** The column of each part of a payment. */
const columnOf = {
  id: 'id',
  kind: 'kind',
  channel: 'channel',
  reference: 'reference',
  amount: 'amount',
  currency: 'currency',
  method: 'method',
  fields: 'fields',
  returnUrls: 'return_urls',
  locale: 'locale',
  state: 'state',
  reason: 'reason',
  fault: 'fault',
  received: 'received',
  confirmed: 'confirmed',
  confirmations: 'confirmations',
  outcome: 'outcome',
  details: 'details',
  stepAt: 'step_at',
  expiresAt: 'expires_at',
  createdAt: 'created_at',
} as const satisfies Record<keyof Payment, string>;

const parts = Object.keys(columnOf) as (keyof Payment)[];
const columns = parts.map((part) => `${columnOf[part]} as "${part}"`).join(', ');
const select = `select ${columns} from sandbox.payment`;

type Db = Pool | PoolClient;

export async function insertPayment(db: Db, payment: Payment): Promise<void> {
  const places = parts.map((_, at) => `$${at + 1}`).join(', ');
  await db.query(
    `insert into sandbox.payment (${Object.values(columnOf).join(', ')}) values (${places})`,
    parts.map((part) => payment[part]),
  );
}

export async function changePayment(db: Db, id: string, change: Partial<Payment>): Promise<void> {
  const changed = Object.keys(change) as (keyof Payment)[];
  const sets = changed.map((part, at) => `${columnOf[part]} = $${at + 2}`).join(', ');
  await db.query(`update sandbox.payment set ${sets} where id = $1`, [id, ...changed.map((part) => change[part])]);
}

async function first(db: Db, where: string, values: unknown[]): Promise<Payment | undefined> {
  const { rows } = await db.query<Payment>(`${select} where ${where}`, values);
  return rows[0];
}

export const findByReference = (db: Db, kind: PaymentKind, reference: string) =>
  first(db, 'kind = $1 and reference = $2', [kind, reference]);
export const findPayment = (db: Db, id: string) => first(db, 'id = $1', [id]);
export const lockPayment = (db: PoolClient, id: string) => first(db, 'id = $1 for update', [id]);

/** The payment that coins at this address belong to. */
export const findByAddress = (db: Db, address: string, tag: string) =>
  first(db, "details ->> 'address' = $1 and coalesce(details ->> 'tag', '') = $2", [address, tag]);

/** The payment whose transaction number a customer gives the agent. */
export const findByTransactionId = (db: Db, transactionId: string) => first(db, "details ->> 'transactionId' = $1", [transactionId]);

/** The payout that a customer picks up with both codes. */
export const findByPickUpCodes = (db: Db, clientId: string, securityCode: string) =>
  first(db, "details ->> 'clientId' = $1 and details ->> 'securityCode' = $2", [clientId, securityCode]);

export async function listPayments(db: Db, limit: number): Promise<Payment[]> {
  const { rows } = await db.query<Payment>(`${select} order by created_at desc limit $1`, [limit]);
  return rows;
}

/** What changed after this place of the list, until `to`. */
export async function listChanges(
  db: Db,
  kind: PaymentKind,
  { changedAt, id, to }: { changedAt: string; id: string; to: string },
  limit: number,
): Promise<(Payment & { changedAt: Date })[]> {
  const { rows } = await db.query<Payment & { changedAt: Date }>(
    `select ${columns}, changed_at as "changedAt" from sandbox.payment
     where kind = $1 and (changed_at, id) > ($2::timestamptz, $3) and changed_at <= $4 order by changed_at, id limit $5`,
    [kind, changedAt, id, to, limit],
  );
  return rows;
}

/** Locks one payment whose next step is due, until the transaction ends. */
export const takeDueStep = (db: PoolClient, now: Date, holdsPayouts: boolean) =>
  first(db, "step_at <= $1 and (kind = 'payment' or outcome is not null or not $2) order by step_at limit 1 for update skip locked", [
    now,
    holdsPayouts,
  ]);

/** Locks one payment that has expired. */
export const takeExpired = (db: PoolClient, now: Date) =>
  first(
    db,
    "state = 'pending' and expires_at <= $1 and received = confirmed and outcome is null order by expires_at limit 1 for update skip locked",
    [now],
  );
