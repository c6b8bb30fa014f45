import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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
    const run = (...words: string[]) => start({}, [AUTOLOGIN, ...words]);
    const command = run(email, '/profile/wallet');
    expect(await command.code()).toBe(0);
    const link = new URL(command.output().trim());
    expect([link.pathname, link.searchParams.get('redirectUrl')]).toEqual(['/auth/autologin', '/profile/wallet']);
    const answer = await call('sessions/token', { token: link.searchParams.get('state') });
    expect(await answer.json()).toMatchObject({ data: { profile: { email } } });
    const unknown = run('nobody@mail.test');
    expect([await unknown.code(), unknown.output()]).toEqual([1, 'no such player\n']);
    // A second start on the same data is refused, in words, and does no harm to the first.
    const second = start();
    expect(await second.code()).toBe(1);
    expect(second.output()).toContain('Another Verdigale runs on the files in');
    expect(await isServing(url)).toBe(true);
  });

  it('starts again after it was killed, and PostgreSQL does not stay behind', async () => {
    const first = start();
    await first.url();
    first.child.kill('SIGKILL');
    await first.code();
    await vi.waitUntil(() => !postmasterIsAlive(), { timeout: 30_000 });
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

  it('names a variable that it cannot use and not its value', async () => {
    const server = start({ DATABASE_URL: 'mysql://root:hunter2@db', PORT: 'abc' });
    expect(await server.code()).toBe(1);
    expect(server.output()).toContain('DATABASE_URL must be an address that begins with postgres://.');
    expect(server.output()).toContain('PORT must be a number from 0 to 65535.');
    expect(server.output()).not.toContain('hunter2');
  });
});
