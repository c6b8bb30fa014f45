import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createClient } from './connections.ts';

export interface Patience {
  /** While nobody answers: a wrong address looks the same. */
  absentMs?: number;
  /** While PostgreSQL answers that it starts, recovers or stops. */
  startingMs?: number;
}

const PAUSE_MS = 250;
const CONNECT_MS = 5_000;

/** Nobody listens, or the name is not known yet. */
const absent: ReadonlySet<string | undefined> = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EAI_AGAIN']);
const cannotConnectNow = '57P03';
/** What pg says once a connection took longer than it may; it has no code. */
const timedOut = 'timeout expired';

/**
 * A connection to a database that may be starting at this very moment. Throws at once what will not pass by waiting, such as a wrong
 * password.
 */
export async function connectPatiently(databaseUrl: string, { absentMs = 10_000, startingMs = 60_000 }: Patience = {}): Promise<pg.Client> {
  const from = Date.now();
  for (;;) {
    const client = createClient({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      const { code, message } = error as { code?: string; message: string };
      // A process that is busy with something else does not hear the answer in time either.
      const patienceMs = absent.has(code) || message === timedOut ? absentMs : code === cannotConnectNow ? startingMs : 0;
      if (Date.now() - from >= patienceMs) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
