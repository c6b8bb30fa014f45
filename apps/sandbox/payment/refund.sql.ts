import type { PoolClient } from 'pg';

export interface Refund {
  reference: string;
  paymentId: string;
  /** Minor units. */
  amount: string;
  currency: string;
}

export async function findRefund(db: PoolClient, reference: string): Promise<Refund | undefined> {
  const { rows } = await db.query<Refund>(
    'select reference, payment_id as "paymentId", amount, currency from sandbox.refund where reference = $1',
    [reference],
  );
  return rows[0];
}

/** What of a payment has gone back. */
export async function refundedSum(db: PoolClient, paymentId: string): Promise<bigint> {
  const { rows } = await db.query<{ sum: string }>(
    'select coalesce(sum(amount::numeric), 0)::text as sum from sandbox.refund where payment_id = $1',
    [paymentId],
  );
  return BigInt(rows[0]!.sum);
}

export async function insertRefund(db: PoolClient, { reference, paymentId, amount, currency }: Refund, now: Date): Promise<void> {
  await db.query('insert into sandbox.refund (reference, payment_id, amount, currency, created_at) values ($1, $2, $3, $4, $5)', [
    reference,
    paymentId,
    amount,
    currency,
    now,
  ]);
}
