import type { Pool, PoolClient } from 'pg';
import type { Fault } from './faults.ts';

export async function holdsPayouts(pool: Pool | PoolClient): Promise<boolean> {
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

export interface PickedFault {
  id: bigint;
  method: string;
  amount: string | null;
  fault: Fault;
}

/** For the next payment of this method; of this sum, unless it is null. */
export async function pickFault(pool: Pool, { method, amount, fault }: Omit<PickedFault, 'id'>, now: Date): Promise<void> {
  await pool.query('insert into sandbox.payment_fault (method, amount, fault, created_at) values ($1, $2, $3, $4)', [
    method,
    amount,
    fault,
    now,
  ]);
}

/** The oldest fault that was picked for such a payment; it is used up. */
export async function takeFault(db: PoolClient, method: string, amount: string): Promise<Fault | null> {
  const { rows } = await db.query<{ fault: Fault }>(
    `delete from sandbox.payment_fault where id =
       (select id from sandbox.payment_fault where method = $1 and (amount is null or amount = $2) order by id limit 1 for update skip locked)
     returning fault`,
    [method, amount],
  );
  return rows[0]?.fault ?? null;
}

export async function listFaults(pool: Pool): Promise<PickedFault[]> {
  const { rows } = await pool.query<PickedFault>('select id, method, amount, fault from sandbox.payment_fault order by id');
  return rows;
}

export async function dropFault(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from sandbox.payment_fault where id::text = $1', [id]);
}
