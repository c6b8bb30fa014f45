// The server-rendered home page: uncached beside a bare react-dom render of the same tree, and out of the guest cache. One run, interleaved
// rounds; the load comes from a process of its own over keep-alive connections. Needs a built site (npm run build).
// Use: node tools/run.mjs bench/home.ts [seconds a round] [rounds]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createSite } from '@verdigale/site/server';
import Fastify from 'fastify';
import { startPostgres } from '../apps/server/postgres/index.ts';
import { loadBrand } from '../apps/server/brand.ts';
import { seedPlatform } from '../platform/seed.ts';
import { createTestPlatform } from '../platform/testing/index.ts';

process.env.NODE_ENV = 'production';
const brand = await loadBrand('default');
const seconds = Number(process.argv[2] ?? 3);
const rounds = Number(process.argv[3] ?? 3);
const connections = 4;

if (process.env.HOME_BENCH_PORT) await load(Number(process.env.HOME_BENCH_PORT));
else await compare();

type Handle = (...args: unknown[]) => Promise<Response>;

async function compare(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'verdigale-bench-'));
  const postgres = await startPostgres({ dataDir, log: () => undefined, durable: false });
  process.env.TEST_DATABASE_URL = postgres.adminUrl;
  const platform = await createTestPlatform();
  await seedPlatform(platform.kernel, { settings: brand.settings, catalogue: brand.catalogue });
  const platformUrl = await platform.app.listen({ port: 0, host: '127.0.0.1' });

  // The site's own render of React's tree, with the arguments of a real request: loaders, HTTP, hashes and compression left out.
  const build = (await import(pathToFileURL(fileURLToPath(new URL('../apps/site/build/server/index.js', import.meta.url))).href)) as {
    entry: { module: { default: Handle } };
  };
  const original = build.entry.module.default;
  let seen: unknown[] = [];
  const keep = ([request, status, headers, context, load]: unknown[]) => [
    request,
    status,
    headers,
    { ...(context as object), serverHandoffStream: undefined },
    load,
  ];
  const module = { ...build.entry.module, default: (...args: unknown[]) => ((seen = keep(args)), original(...args)) };
  Object.defineProperty(build.entry, 'module', { value: module });

  const site = async (freshMs: number) => {
    const app = Fastify();
    await app.register(
      createSite({
        brand,
        platformUrl,
        publicUrl: 'http://site.test',
        mode: 'production',
        cache: { freshMs, staleMs: 0, maxRenders: 4 },
      }),
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    return app;
  };
  const [uncached, cached] = [await site(0), await site(600_000)];
  const portOf = (app: typeof uncached) => (app.server.address() as AddressInfo).port;

  const totals = { bare: 0, uncached: 0, cached: 0 };
  for (let round = 0; round <= rounds; round += 1) {
    const result = {
      uncached: await measure(portOf(uncached)),
      bare: await bareRenders(() => original(...seen)),
      cached: await measure(portOf(cached)),
    };
    // The first round warms everything up.
    if (round > 0) for (const key of Object.keys(totals) as (keyof typeof totals)[]) totals[key] += result[key] / rounds;
  }
  const show = (name: string, rate: number, note: string) =>
    console.log(`${name.padEnd(24)}${rate.toFixed(0).padStart(7)} a second   ${note}`);
  show('bare react-dom render', totals.bare, 'the same tree, nothing else');
  show('home page, uncached', totals.uncached, `${(totals.uncached / totals.bare).toFixed(2)} of the bare render (wanted: 0.4 or more)`);
  show('home page, guest cache', totals.cached, `${(totals.cached / totals.uncached).toFixed(0)} times uncached (wanted: 50 or more)`);

  await Promise.all([uncached.close(), cached.close()]);
  await platform[Symbol.asyncDispose]();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function bareRenders(render: () => Promise<Response>): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let count = 0;
  while (performance.now() < end) {
    await (await render()).text();
    count += 1;
  }
  return count / seconds;
}

async function measure(port: number): Promise<number> {
  const child = fork(fileURLToPath(import.meta.url), process.argv.slice(2), { env: { ...process.env, HOME_BENCH_PORT: String(port) } });
  const [rate] = (await once(child, 'message')) as [number];
  await once(child, 'exit');
  return rate;
}

/** Asks for the home page over a few connections, one request after the other on each, and reports answers a second. */
async function load(port: number): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  const request = 'GET / HTTP/1.1\r\nhost: site.test\r\naccept-encoding: br\r\n\r\n';
  let answers = 0;
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(request));
      let left = -1;
      socket.on('error', reject);
      socket.on('data', (chunk: Buffer) => {
        if (left < 0) {
          const head = chunk.toString('latin1');
          if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head.slice(0, 200)));
          left = Number(/content-length: (\d+)/i.exec(head)?.[1]) + head.indexOf('\r\n\r\n') + 4;
        }
        left -= chunk.length;
        if (left > 0) return undefined;
        left = -1;
        answers += 1;
        if (performance.now() < end) return void socket.write(request);
        socket.end();
        return resolve();
      });
    });
  await Promise.all(Array.from({ length: connections }, run));
  process.send?.(answers / seconds);
  process.disconnect?.();
}
