import { vi } from 'vitest';
import type { Queryable } from '#kernel';
import type { Query } from '#kernel/db/statement.ts';
import { sql } from './sql.ts';

const waiting = sql<object>`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Until a transaction waits for what another holds, or has gone through without: then `passed`, read outside of both, has a row. */
export async function untilWaiting(db: Pick<Queryable, 'all'>, passed?: Query<unknown>): Promise<void> {
  const found = async () => [...(await db.all(waiting)), ...(passed ? await db.all(passed) : [])];
  await vi.waitUntil(async () => (await found()).length > 0, { timeout: 20_000 });
}
