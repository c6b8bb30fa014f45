import type { Pool, PoolClient } from 'pg';

/** A message from a partner to the platform. */
export interface Delivery {
  id: string;
  body: string;
  attempts: number;
}

/** Queues a delivery; atomically with the change that it reports, when `db` is that transaction. */
export async function queueDelivery(
  db: Pool | PoolClient,
  { id, partner, subject, body, dueAt }: { id: string; partner: string; subject: string; body: string; dueAt: Date },
): Promise<void> {
  await db.query('insert into sandbox.delivery (id, partner, subject, body, due_at) values ($1, $2, $3, $4, $5)', [
    id,
    partner,
    subject,
    body,
    dueAt,
  ]);
}

/** A partner's due deliveries. They are not due again before `until`, so that a second process leaves them alone. */
export async function claimDeliveries(pool: Pool, partner: string, now: Date, until: Date): Promise<Delivery[]> {
  const { rows } = await pool.query<Delivery>(
    `update sandbox.delivery set due_at = $3, attempts = attempts + 1
     where id in (select id from sandbox.delivery where partner = $1 and ended_at is null and due_at <= $2 order by due_at limit 20 for update skip locked)
     returning id, body, attempts`,
    [partner, now, until],
  );
  return rows;
}

export async function endDelivery(pool: Pool, id: string, answer: number, now: Date): Promise<void> {
  await pool.query('update sandbox.delivery set ended_at = $2, answer = $3 where id = $1', [id, now, answer]);
}

export async function delayDelivery(pool: Pool, id: string, dueAt: Date): Promise<void> {
  await pool.query('update sandbox.delivery set due_at = $2 where id = $1', [id, dueAt]);
}

/** How many deliveries about this subject are still open. */
export async function countWaiting(pool: Pool, subject: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from sandbox.delivery where subject = $1 and ended_at is null',
    [subject],
  );
  return rows[0]!.n;
}
