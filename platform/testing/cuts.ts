import fc from 'fast-check';
import type { TestPlatform } from './index.ts';
import { sql } from './sql.ts';

/** When, in milliseconds after the work has begun, every connection to the database is cut. */
export const cuts = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 3 });

/** More than the pool has connections. */
const mostTries = 30;

/** Does the work over and over, several at once, while connections are cut; then until it has gone through once more. */
export async function throughCuts({ kernel }: TestPlatform, work: () => Promise<unknown>, at: readonly number[]): Promise<void> {
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'verdigale-jobs'`;
  const cutting = at.map(async (ms) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await kernel.db.run(cut).catch(() => undefined);
  });
  await Promise.allSettled([work(), work(), work(), ...cutting]);
  // A connection of the pool that was cut before may fail it a few times more.
  for (let tries = 0; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (tries === mostTries) throw error;
    }
  }
}

/** Delivers every fact, also what was put off when a connection was cut. */
export async function deliverAll(platform: TestPlatform): Promise<void> {
  await platform.relay.drain();
  if ((await platform.kernel.db.run(sql`update kernel.outbox set due_at = now()`)) > 0) return deliverAll(platform);
}
