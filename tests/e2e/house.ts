// What a test needs beside the running product, as a process of its own that tells its address to the test: a second front of
// the platform, in whose way one call fails, and a studio of its own with short rounds.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordLogger } from '@verdigale/stand-in/testing';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { createStudio } from '../../apps/studio/index.ts';
import { chainEnding } from '../../apps/studio/testing/live-reader.ts';
import { PlatformDouble } from '../../apps/studio/testing/platform-double.ts';
import { loadBrand } from '../../apps/server/brand.ts';
import { startPostgres } from '../../apps/server/postgres/index.ts';
import { createSite } from '../../apps/site/server/index.ts';

export interface Outage {
  url: string;
  close(): void;
}

export interface KiteStudio {
  /** Launches Kite Weather for a player of that name, who has 100.00 of real money. */
  launchUrl(player: string): string;
  close(): void;
}

/** Starts a studio of its own: windows of two seconds, and a chain whose rounds end soon. */
export async function openKiteStudio(): Promise<KiteStudio> {
  const child = fork(fileURLToPath(import.meta.url), ['kite'], { execArgv: [] });
  const [url] = (await once(child, 'message')) as [string];
  return {
    launchUrl: (player) => `${url}/launch?game=kite-weather&mode=real&token=${player}`,
    close: () => void child.kill('SIGTERM'),
  };
}

/** Starts it: calls whose path begins with `failing` answer `status`, all others what the platform answers. */
export async function openOutage(platformUrl: string, failing: string, status: number): Promise<Outage> {
  const file = fileURLToPath(import.meta.url);
  const child = fork(file, [platformUrl, failing, String(status)], { execArgv: [], env: { ...process.env, NODE_ENV: 'production' } });
  const [url] = (await once(child, 'message')) as [string];
  return { url, close: () => void child.kill() };
}

async function serve(platformUrl: string, failing: string, status: number): Promise<string> {
  const way = Fastify();
  way.get('/*', async (request, reply) => {
    if (request.url.startsWith(failing)) return reply.code(status).send({ error: { code: 1000, message: 'an outage' } });
    const answer = await fetch(platformUrl + request.url);
    return reply
      .code(answer.status)
      .type('application/json')
      .send(await answer.text());
  });
  const wayUrl = await way.listen({ port: 0, host: '127.0.0.1' });
  const site = Fastify();
  const brand = await loadBrand('default');
  await site.register(createSite({ brand, platformUrl: wayUrl, publicUrl: 'http://outage.test', mode: 'production' }));
  return site.listen({ port: 0, host: '127.0.0.1' });
}

async function serveKite(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'verdigale-kite-'));
  const postgres = await startPostgres({ dataDir, log: () => undefined, durable: false });
  const end = (): void => {
    void postgres.stop().finally(() => {
      rmSync(dataDir, { recursive: true, force: true });
      process.exit();
    });
  };
  process.once('SIGTERM', end);
  process.once('disconnect', end);
  const platform = new PlatformDouble();
  await platform.start();
  platform.gameIdentity = 'kite-weather';
  for (const player of ['one', 'other']) platform.guests.set(player, 10_000n);
  const studio = createStudio({
    databaseUrl: postgres.url,
    platformUrl: platform.url,
    secret: platform.secret,
    settings: { bettingMs: 2500, restMs: 1500 },
    port: 0,
    host: '127.0.0.1',
    logger: recordLogger().logger,
    clock: { now: () => new Date() },
  });
  const url = await studio.listen();
  const pool = new Pool({ connectionString: postgres.url });
  await chainEnding(pool, [102, 110], [102, 110]);
  await pool.end();
  return url;
}

if (process.send && process.argv[2] === 'kite') process.send(await serveKite());
if (process.send && process.argv.length === 5) {
  const [platformUrl = '', failing = '', status] = process.argv.slice(2);
  process.send(await serve(platformUrl, failing, Number(status)));
}
