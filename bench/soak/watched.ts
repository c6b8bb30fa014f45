// The whole product as an operator runs it, with data of its own, and what it holds.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findRunningPostgres } from '../../apps/server/postgres/index.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Megabytes of memory and counts. */
export interface Sample {
  /** After a full collection. */
  heap: number;
  /** What of the heap is compiled code. */
  code: number;
  external: number;
  rss: number;
  rssAnon: number;
  handles: number;
  connections: number;
  rows: Record<string, number>;
}

export interface Addresses {
  publicUrl: string;
  studioUrl: string;
}

export async function startWatched() {
  const dataDir = mkdtempSync(join(tmpdir(), 'verdigale-soak-'));
  const ports = { PORT: '0', SANDBOX_PORT: '0', STUDIO_PORT: '0' };
  const own = {
    ...ports,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PUBLIC_URL: '',
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
  };
  const execArgv = ['--max-semi-space-size=16', '--expose-gc', '--import', path('collect.mjs')];
  const child = fork(path('../../apps/server/main.ts'), {
    env: { ...process.env, ...own },
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const first = await Promise.race([once(child, 'message'), ended.then(() => [null])]);
  const [addresses] = first as [Addresses | null];
  if (!addresses) throw new Error('the product did not start');
  const database = new pg.Client({ connectionString: (await findRunningPostgres(join(dataDir, 'postgres')))! });
  await database.connect();

  return {
    addresses,
    async sample(): Promise<Sample> {
      const answer = once(child, 'message');
      child.send('collect');
      const [{ heapUsed, code, external, handles }] = (await answer) as [Record<'heapUsed' | 'code' | 'external' | 'handles', number>];
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
      await database.query('analyze');
      const tables = await database.query<{ name: string; rows: string }>(
        "select schemaname || '.' || relname as name, n_live_tup as rows from pg_stat_user_tables",
      );
      const open = await database.query<{ count: string }>("select count(*) from pg_stat_activity where backend_type = 'client backend'");
      const megabytes = (bytes: number) => Math.round(bytes / 1e6);
      return {
        heap: megabytes(heapUsed),
        code: megabytes(code),
        external: megabytes(external),
        rss: megabytes(kilobytes('VmRSS') * 1024),
        rssAnon: megabytes(kilobytes('RssAnon') * 1024),
        handles,
        connections: Number(open.rows[0]!.count) - 1,
        rows: Object.fromEntries(tables.rows.map(({ name, rows }) => [name, Number(rows)])),
      };
    },
    async stop(): Promise<void> {
      await database.end();
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
