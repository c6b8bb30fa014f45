import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createClient } from './connections.ts';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 250;

/** Not there yet: nobody listens, the name is not known, or PostgreSQL starts, recovers or stops (57P03). */
const passing: ReadonlySet<string | undefined> = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EAI_AGAIN', '57P03']);

/**
 * A connection to a database that may be starting at this very moment: asks again for a minute. Throws at once what will
 * not pass by waiting, such as a wrong password.
 */
export async function connectPatiently(databaseUrl: string, patienceMs: number = PATIENCE_MS): Promise<pg.Client> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const client = createClient({ connectionString: databaseUrl });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!passing.has((error as { code?: string }).code) || Date.now() > deadline) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
