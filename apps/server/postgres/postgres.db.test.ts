import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installedBinaries, restoreLinks } from './binaries.ts';
import { asNobody, asNobodyWithCopy, inNamespace } from './identity.ts';
import { findRunningPostgres, startPostgres, type Postgres, type PostgresOptions } from './index.ts';

const HOST = fileURLToPath(new URL('./testing/host.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;
const ordinaryUserCanRead = isRoot && spawnSync('test', ['-r', HOST], { uid: 1000, gid: 1000 }).status === 0;

/** One for the file: the tests go on with what the ones before left in it, as the starts of a product do. */
let folder: string;
let running: Postgres[];
let hosts: ChildProcess[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vd-pg-'));
});

beforeEach(() => {
  running = [];
  hosts = [];
  chmodSync(folder, 0o755);
});

afterEach(async () => {
  for (const host of hosts) host.kill('SIGKILL');
  await Promise.all(running.map((postgres) => postgres.stop()));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(name: string, options: Partial<PostgresOptions> = {}): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir: join(folder, name), log: () => undefined, durable: false, ...options });
  running.push(postgres);
  return postgres;
}

/** A process of its own that starts PostgreSQL and then only lives. */
async function startHost(name: string, before: string[] = []): Promise<{ host: ChildProcess; url: string }> {
  const [command, ...args] = [...before, process.execPath, HOST, join(folder, name)];
  const host = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: '/' });
  hosts.push(host);
  const [url] = (await once(createInterface({ input: host.stdout }), 'line')) as [string];
  return { host, url };
}

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const postmasterPid = (name: string) => Number(readFileSync(join(folder, name, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
const refused = async (url: string) =>
  query(url, 'select 1').then(
    () => false,
    () => true,
  );

describe('startPostgres', () => {
  it('gives the product a database that it owns without being superuser, on UTF-8', async () => {
    const postgres = await start('a');
    const [row] = await query<{ who: string; super: string; encoding: string; zone: string }>(
      postgres.url,
      "select current_user as who, current_setting('is_superuser') as super, current_setting('server_encoding') as encoding, current_setting('TimeZone') as zone",
    );
    expect(row).toEqual({ who: 'verdigale', super: 'off', encoding: 'UTF8', zone: 'UTC' });
    await query(postgres.url, 'create schema wallet');
  });

  it('keeps data over restarts', async () => {
    const first = await start('a');
    await query(first.url, 'create table restarted (n int); insert into restarted values (7)');
    await first.stop();
    expect(await refused(first.url)).toBe(true);
    for (let restart = 0; restart < 2; restart += 1) {
      const next = await start('a');
      expect(await query(next.url, 'select n from restarted')).toEqual([{ n: 7 }]);
      await next.stop();
    }
  });

  it('runs two instances at once, and refuses a second one on the same files', async () => {
    const [a, b] = await Promise.all([start('a'), start('b')]);
    await query(a.url, 'create table only_a (n int)');
    expect(await query(b.url, "select to_regclass('only_a') as found")).toEqual([{ found: null }]);
    await expect(start('a')).rejects.toThrow('Another Verdigale runs on the files in');
    expect(await query(a.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('goes along when its process is killed, and the next start has the committed rows', async () => {
    const { host, url } = await startHost('a');
    await query(url, 'create table committed (n int); insert into committed values (1)');
    host.kill('SIGKILL');
    await once(host, 'exit');
    await vi.waitUntil(() => refused(url), { timeout: 30_000 });
    const postgres = await start('a');
    expect(await query(postgres.url, 'select n from committed')).toEqual([{ n: 1 }]);
  });

  it('starts again on the same address after the postmaster was killed under writes', async () => {
    const said: string[] = [];
    const postgres = await start('a', { log: (message) => said.push(message), durable: true });
    await query(postgres.url, 'create table kept (n int)');
    const writes = Promise.allSettled(
      Array.from({ length: 8 }, async (_, n) => query(postgres.url, `insert into kept select ${n} from generate_series(1, 20000)`)),
    );
    process.kill(postmasterPid('a'), 'SIGKILL');
    await writes;
    await vi.waitUntil(async () => !(await refused(postgres.url)), { timeout: 30_000 });
    const [row] = await query<{ part: number }>(
      postgres.url,
      'select coalesce(max(c % 20000), 0)::int as part from (select count(*) as c from kept group by n) t',
    );
    expect(row!.part).toBe(0);
    expect(said).toEqual(['PostgreSQL ended by itself; starting it again.']);
  });

  it('forgets a process number that another program has by now', async () => {
    const first = await start('a');
    const pidFile = join(folder, 'a', 'cluster', 'postmaster.pid');
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    await first.stop();
    writeFileSync(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'), { mode: 0o600 });
    const second = await start('a');
    expect(await query(second.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('ends a PostgreSQL that was left behind', async () => {
    const { host } = await startHost('a');
    const pid = postmasterPid('a');
    process.kill(pid, 'SIGSTOP'); // so that the death of its process does not reach it yet
    host.kill('SIGKILL');
    await once(host, 'exit');
    const starting = start('a');
    process.kill(pid, 'SIGCONT');
    const postgres = await starting;
    expect(await query(postgres.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    expect(postmasterPid('a')).not.toBe(pid);
  });

  it('waits for one that runs and does not answer, as on a machine that is too busy', async () => {
    const { connect } = pg.Client.prototype;
    // Stopped at the moment when it is first asked something, so that it is not heard.
    const tries = vi.spyOn(pg.Client.prototype, 'connect').mockImplementationOnce(function stopFirst(this: pg.Client, ...given) {
      process.kill(postmasterPid('a'), 'SIGSTOP');
      return connect.apply(this, given);
    });
    const starting = start('a');
    try {
      await vi.waitFor(() => expect(tries.mock.settledResults[0]).toMatchObject({ type: 'rejected' }), { timeout: 30_000 });
    } finally {
      process.kill(postmasterPid('a'), 'SIGCONT');
      tries.mockRestore();
    }
    expect(await query((await starting).url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('begins anew when its first start was interrupted', async () => {
    mkdirSync(join(folder, 'interrupted', 'cluster.new', 'base'), { recursive: true });
    const postgres = await start('interrupted');
    expect(await query(postgres.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('works where the path is too long for a socket', async () => {
    const name = `${'a'.repeat(60)}/${'b'.repeat(60)}`;
    const postgres = await start(name);
    expect(await query(postgres.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('explains files of another major version', async () => {
    mkdirSync(join(folder, 'old', 'cluster'), { recursive: true });
    writeFileSync(join(folder, 'old', 'cluster', 'PG_VERSION'), '15\n');
    await expect(start('old')).rejects.toThrow('of PostgreSQL 15; this release has 18');
  });
});

describe.runIf(isRoot)('as root', () => {
  it('works in a folder that only root may read', async () => {
    chmodSync(folder, 0o700);
    const postgres = await start('a');
    expect(await query(postgres.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('works as nobody where user namespaces are denied', async () => {
    const postgres = await start('nobody', { ways: [asNobody] });
    expect(await query(postgres.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('works from a copy where nobody cannot read this folder', async () => {
    chmodSync(folder, 0o700);
    const shared = mkdtempSync(join(tmpdir(), 'vd-shared-'));
    chmodSync(shared, 0o755);
    try {
      const postgres = await start('copied', { ways: [asNobody, asNobodyWithCopy(shared)] });
      expect(await query(postgres.url, 'select 1 as n')).toEqual([{ n: 1 }]);
      await query(postgres.url, 'create table kept (n int)');
      await postgres.stop();
      const withNamespacesAgain = await start('copied', { ways: [inNamespace, asNobody, asNobodyWithCopy(shared)] });
      expect(await query(withNamespacesAgain.url, 'select n from kept')).toEqual([]);
      await withNamespacesAgain.stop();
      rmSync(join(folder, 'copied'), { recursive: true });
      const anew = await start('copied', { ways: [asNobody, asNobodyWithCopy(shared)] });
      expect(await query(anew.url, "select to_regclass('kept') as found")).toEqual([{ found: null }]);
      await anew.stop();
    } finally {
      rmSync(shared, { recursive: true, force: true });
    }
  });

  it.runIf(ordinaryUserCanRead)('works for an ordinary user and dies with that user’s process', async () => {
    chmodSync(folder, 0o777);
    const { host, url } = await startHost('ordinary', ['setpriv', '--reuid=1000', '--regid=1000', '--clear-groups']);
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
    host.kill('SIGKILL');
    await vi.waitUntil(() => refused(url), { timeout: 30_000 });
    await expect(start('ordinary')).rejects.toThrow('belong to user 1000: start as that user');
  });
});

describe('findRunningPostgres', () => {
  it('names the one that runs on the files, and none once it has ended, however it did', async () => {
    const dataDir = join(folder, 'found');
    expect(await findRunningPostgres(dataDir)).toBe(null);
    const { host, url } = await startHost('found');
    expect(await findRunningPostgres(dataDir)).toBe(url);
    // As a machine that goes down: neither has the time to tidy.
    const ends = [host.pid!, postmasterPid('found')];
    host.kill('SIGSTOP');
    for (const pid of ends.toReversed()) process.kill(pid, 'SIGKILL');
    await once(host, 'exit');
    await vi.waitUntil(() => refused(url), { timeout: 30_000 });
    expect(postmasterPid('found')).toBe(ends[1]);
    expect(await findRunningPostgres(dataDir)).toBe(null);
  });
});

describe('restoreLinks', () => {
  it('makes the links that `npm ci --ignore-scripts` leaves out', () => {
    const native = join(folder, 'native');
    cpSync(join(installedBinaries(), 'pg-symlinks.json'), join(native, 'pg-symlinks.json'));
    mkdirSync(join(native, 'lib'));
    writeFileSync(join(native, 'lib', 'libpq.so.5.18'), 'library');
    restoreLinks(native);
    restoreLinks(native);
    expect(readFileSync(join(native, 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
    expect(readlinkSync(join(native, 'lib', 'libicui18n.so.60'))).toBe('libicui18n.so.60.2');
  });
});
