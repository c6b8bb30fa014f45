import { inTransaction } from '@verdigale/stand-in';
import { v7 as newId } from 'uuid';
import type { Pool, PoolClient } from 'pg';
import { queueDelivery } from '../delivery.sql.ts';
import { callbackTimes, type Payment, type Update } from './payment.ts';
import { changePayment, lockPayment } from './payment.sql.ts';
import { reportOf } from './report.ts';

/** Changes a payment by what `decide` makes of it, and queues the callbacks with it; gives it as it is then. */
export async function updatePayment(
  pool: Pool,
  id: string,
  now: Date,
  decide: (payment: Payment) => Update | null,
): Promise<Payment | undefined> {
  return inTransaction(pool, async (client) => {
    const payment = await lockPayment(client, id);
    const update = payment && decide(payment);
    return update ? applyUpdate(client, payment, update, now) : payment;
  });
}

/** The same for a payment that this transaction has locked. */
export async function applyUpdate(client: PoolClient, payment: Payment, { change, isReported }: Update, now: Date): Promise<Payment> {
  const after = { ...payment, ...change };
  await changePayment(client, payment.id, change);
  for (const dueAt of isReported ? callbackTimes(after, now) : []) {
    const id = newId();
    const body = JSON.stringify({ eventId: id, kind: after.kind, ...reportOf(after) });
    await queueDelivery(client, { id, partner: 'payment', subject: payment.id, body, dueAt });
  }
  return after;
}
