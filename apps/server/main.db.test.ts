import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '@verdigale/platform/testing';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoStaff } from './platform-config.ts';
import { killAll, startProcess, type StartedProcess } from './testing/server-process.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const AUTOLOGIN = fileURLToPath(new URL('./operator/autologin.ts', import.meta.url));
const LAUNCHER = fileURLToPath(new URL('../../tools/run.mjs', import.meta.url));

let dataDir: string;
let started: StartedProcess[] = [];

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vd-server-'));
});

afterEach(async () => {
  await killAll(started);
  started = [];
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function start(variables: Record<string, string> = {}, command?: string[]): StartedProcess {
  const server = startProcess({ DATA_DIR: dataDir, ...variables }, command);
  started.push(server);
  return server;
}

const isServing = (url: string) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

function postmasterIsAlive(): boolean {
  try {
    const pid = Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir);
  } catch {
    return false;
  }
}

/** Those that work in a folder. A worker of PostgreSQL has another title than command, so it is known by where it is. */
function processesIn(folder: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
    } catch {
      return false;
    }
  });
}

function expectSecretsKept({ output }: StartedProcess): void {
  const file = join(dataDir, 'secrets.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const values = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  expect(values.length).toBeGreaterThan(0);
  expect(values.filter((value) => output().includes(value))).toEqual([]);
}

describe('the server process', { timeout: 120_000 }, () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'serves, keeps its secrets, and on %s stops with code 0 and leaves nothing running',
    async (signal) => {
      const server = start();
      const url = await server.url();
      expect(await isServing(url)).toBe(true);
      expectSecretsKept(server);
      const [screen] = server.output().split('Ctrl-C stops everything.');
      expect(screen!.split('\n').filter((line) => line.startsWith('{'))).toEqual([]);
      expect(server.output()).toMatch(/^\{.*"msg":"started"/m);
      server.child.kill(signal);
      server.child.kill(signal); // a terminal, npm and the launcher each pass one on
      expect(await server.code()).toBe(0);
      expect(await isServing(url)).toBe(false);
      expect(postmasterIsAlive()).toBe(false);
    },
  );

  it('[AUTH-19] an operator’s command beside it prints a link that signs a player in; a second start is refused', async () => {
    const server = start();
    const url = await server.url();
    const email = 'linked@mail.test';
    const password = 'three quiet otters';
    const call = (path: string, body: object) =>
      fetch(`${url}/api/player/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const form = { email, password, password_confirmation: password, country: 'DE', currency: 'EUR', agreements: 1 };
    expect((await call('register', form)).status).toBe(200);
    const run = (...words: string[]) => start({ PUBLIC_URL: url, STAFF_KEY: demoStaff.ann }, [AUTOLOGIN, ...words]);
    const command = run(email, '/profile/wallet');
    expect(await command.code()).toBe(0);
    const link = new URL(command.output().trim());
    expect([link.origin, link.pathname, link.searchParams.get('redirectUrl')]).toEqual([url, '/auth/autologin', '/profile/wallet']);
    const answer = await call('sessions/token', { token: link.searchParams.get('state') });
    expect(await answer.json()).toMatchObject({ data: { profile: { email } } });
    const unknown = run('nobody@mail.test');
    expect([await unknown.code(), unknown.output()]).toEqual([1, 'no such player\n']);
    const nowhere = start({ STAFF_KEY: demoStaff.ann }, [AUTOLOGIN, email]);
    expect([await nowhere.code(), nowhere.output()]).toEqual([1, expect.stringContaining('set PUBLIC_URL')]);
    // A second start on the same data is refused, in words, and does no harm to the first.
    const second = start();
    expect(await second.code()).toBe(1);
    expect(second.output()).toContain('Another Verdigale runs on the files in');
    expect(await isServing(url)).toBe(true);
  });

  it('says without calls or pages, too, that it lives and can serve', async () => {
    const url = await start({ ROLES: 'worker' }).url();
    const answers = await Promise.all(['/healthz', '/readyz', '/api/settings/countries'].map((path) => fetch(url + path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
  });

  it('starts again after it was killed, and no process of it stays behind', async () => {
    const first = start();
    await first.url();
    // PostgreSQL with its workers; everything else is within the server.
    expect(processesIn(dataDir).length).toBeGreaterThan(3);
    first.child.kill('SIGKILL');
    await first.code();
    await vi.waitUntil(() => !postmasterIsAlive() && processesIn(dataDir).length === 0, { timeout: 30_000 });
    expect(await isServing(await start().url())).toBe(true);
  });

  it('ends when its launcher is killed', async () => {
    const launched = start({}, [LAUNCHER, MAIN]);
    const url = await launched.url();
    launched.child.kill('SIGKILL');
    await vi.waitUntil(async () => !(await isServing(url)), { timeout: 30_000 });
    await vi.waitUntil(() => !postmasterIsAlive(), { timeout: 30_000 });
  });

  it('refuses a port that is taken, in words, and starts nothing', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = start({ PORT: String(port) });
    expect(await server.code()).toBe(1);
    expect(server.output()).toContain(
      `Port ${port} is taken by another program. Stop that one, or take another port: PORT=${port + 100} npm start`,
    );
    expect(server.output()).not.toMatch(/PostgreSQL|\bat \S+:\d+/);
    other.close();
  });

  it('names the setting of a database that it cannot use, and not its password', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL!);
    url.pathname = '/nowhere';
    const server = start({ DATABASE_URL: url.href, SANDBOX: 'off' });
    expect(await server.code()).toBe(1);
    expect(server.output()).toContain('The database of DATABASE_URL cannot be used: 3D000');
    expect(server.output()).toContain('Create that database, or correct the name of it.');
    expect(server.output()).not.toContain(url.password || url.href);
  });

  it('names the setting and the way out where the role may make no schema, and where the keys are others', async () => {
    const made = await createTestDatabase();
    const [admin, claimed] = [new pg.Client(process.env.TEST_DATABASE_URL), new pg.Client(made.url)];
    await Promise.all([admin.connect(), claimed.connect()]);
    await claimed.query("insert into kernel.claim (mark) values ('of another key')");
    await claimed.end();
    const role = new URL(made.url).pathname.slice(1);
    await admin.query(`create database ${role}_empty`);
    await admin.query(`create role ${role} login password 'weak'`);
    const empty = new URL(made.url);
    [empty.pathname, empty.username, empty.password] = [`/${role}_empty`, role, 'weak'];
    const servers = [empty.href, made.url].map((DATABASE_URL) => start({ DATABASE_URL, SANDBOX: 'off' }));
    expect(await Promise.all(servers.map((server) => server.code()))).toEqual([1, 1]);
    const [powerless, foreign] = servers.map((server) => server.output());
    expect(powerless).toMatch(/The database of DATABASE_URL cannot be used: 42501.* make it the owner, by `alter database/);
    expect(foreign).toContain('Copy that file from where the database was first used. If it is lost, start once with NEW_KEYS=on');
    await made.drop();
    await admin.query(`drop database ${role}_empty`);
    await admin.query(`drop role ${role}`);
    await admin.end();
  });

  it('names a variable that it cannot use and not its value', async () => {
    const server = start({ DATABASE_URL: 'mysql://root:hunter2@db', PORT: 'abc' });
    expect(await server.code()).toBe(1);
    expect(server.output()).toContain('DATABASE_URL must be an address that begins with postgres://.');
    expect(server.output()).toContain('PORT must be a number from 0 to 65535.');
    expect(server.output()).not.toContain('hunter2');
  });
});
