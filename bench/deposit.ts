// Deposits from the call that starts one to its credit by the provider's callback, over HTTP and durable. Players and provider are a
// process of their own; both share this machine's cores.
// Use: node tools/run.mjs bench/deposit.ts [seconds a turn] [turns]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paymentCallbackPath } from '@verdigale/partner-wire';
import { signText } from '@verdigale/partner-wire/signature';
import pino from 'pino';
import { createHttpServer } from '../apps/server/http-server.ts';
import { startPostgres } from '../apps/server/postgres/index.ts';
import { createPlatform, migrate } from '../platform/index.ts';
import { seedMethods } from '../platform/modules/payment/index.ts';
import { seedSettings } from '../platform/modules/settings/index.ts';
import { checkBooks } from '../platform/modules/wallet/index.ts';
import { testSettings } from '../platform/testing/settings.ts';
import { processConfig, processMethods } from '../platform/testing/processes/options.ts';
import { inFlight, quantile } from './bet/turn.ts';

const seconds = Number(process.argv[2] ?? 5);
const turns = Number(process.argv[3] ?? 3);
const players = 32;
const together = 16;

interface Turn {
  started: number[];
  settled: number[];
  ms: number;
}
interface Player {
  token: string;
  accountId: string;
}

if (process.env.DEPOSIT_PROVIDER) await beOutside();
else await serveAndDrive();

async function serveAndDrive(): Promise<void> {
  const outside = fork(fileURLToPath(import.meta.url), process.argv.slice(2), { env: { ...process.env, DEPOSIT_PROVIDER: 'yes' } });
  const [providerUrl] = (await once(outside, 'message')) as [string];
  const dataDir = mkdtempSync(join(tmpdir(), 'verdigale-bench-'));
  const postgres = await startPostgres({ dataDir, log: () => undefined });
  await migrate(postgres.url);
  const platform = createPlatform(
    { ...processConfig(postgres.url, { providerUrl }), payment: { silenceSeconds: 120 } },
    { log: pino({ level: 'info' }, pino.destination(join(dataDir, 'log'))) },
  );
  const { kernel } = platform;
  await seedSettings(kernel, testSettings);
  await seedMethods(kernel.db, processMethods);
  const app = createHttpServer(kernel.log as pino.Logger, kernel.config.publicUrl);
  await platform.mountOn(app);
  await platform.start();
  await app.listen({ host: '127.0.0.1', port: 0 });

  outside.send((app.server.address() as AddressInfo).port);
  const list: (Turn & { cpu: number })[] = [];
  let before = process.cpuUsage();
  // The first turn warms up.
  for (let turn = 0; turn <= turns; turn += 1) {
    const [done] = (await once(outside, 'message')) as [Turn];
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    if (turn > 0) list.push({ ...done, cpu: (user + system) / done.settled.length });
  }
  const rates = list.map(({ settled, ms }) => (settled.length / ms) * 1_000);
  const show = (name: string, values: number[]) =>
    console.log(
      `${name.padEnd(34)} p50 ${quantile(values, 0.5).toFixed(1).padStart(6)} ms   p99 ${quantile(values, 0.99).toFixed(1).padStart(6)} ms`,
    );
  console.log(
    `${turns} turns of ${seconds} s, ${together} deposits at a time of ${players} players, median: ${quantile(rates, 0.5).toFixed(0)} deposits a second`,
  );
  show(
    'start, with the provider asked',
    list.flatMap(({ started }) => started),
  );
  show(
    'callback, with the credit',
    list.flatMap(({ settled }) => settled),
  );
  console.log(
    `${quantile(
      list.map(({ cpu }) => cpu),
      0.5,
    ).toFixed(0)} µs of this process a deposit`,
  );
  console.log('books:', await checkBooks(kernel.db));

  outside.kill();
  await app.close();
  await platform.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The players and the provider: neither keeps anything. */
async function beOutside(): Promise<void> {
  process.once('disconnect', () => process.exit());
  const provider = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { reference, amount, currency } = JSON.parse(text) as Record<string, string>;
      const data = { reference, amount, currency, providerReference: `p-${reference}`, state: 'pending' };
      response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
    });
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  process.send!(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`);
  const [port] = (await once(process, 'message')) as [number];
  const url = `http://127.0.0.1:${port}`;

  const post = async <T>(path: string, body: object | string, headers: Record<string, string> = {}): Promise<T> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: text });
    const answer = (await response.json()) as { data: T };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.data;
  };
  const register = async (n: number): Promise<Player> => {
    const password = 'three quiet otters';
    const terms = {
      password,
      password_confirmation: password,
      country: 'DE',
      currency: 'EUR',
      locale: 'en',
      agreements: 1,
      fingerprint: 'f',
    };
    const { accessToken: token } = await post<{ accessToken: string }>('/api/player/register', {
      email: `player-${n}@mail.test`,
      ...terms,
    });
    const response = await fetch(`${url}/api/wallet/accounts`, { headers: { authorization: `Bearer ${token}` } });
    return { token, accountId: ((await response.json()) as { data: { id: string }[] }).data[0]!.id };
  };
  const registered = await Promise.all(Array.from({ length: players }, (_, n) => register(n)));
  let made = 0;
  for (;;) {
    const turn: Turn = { started: [], settled: [], ms: 0 };
    const page = 'http://site.test/';
    const urls = { redirectSuccessUrl: page, redirectErrorUrl: page, redirectUrl: page };
    const { ms } = await inFlight(together, seconds, async () => {
      const { token, accountId } = registered[(made += 1) % players]!;
      const begun = performance.now();
      const body = { method: 'test.card', currency: 'EUR', accountId, amount: 10, ...urls };
      const { invoiceId: reference } = await post<{ invoiceId: string }>('/api/payment/invoices/deposit', body, {
        authorization: `Bearer ${token}`,
      });
      const startedAt = performance.now();
      const text = JSON.stringify({
        eventId: `e-${reference}`,
        kind: 'payment',
        reference,
        providerReference: `p-${reference}`,
        state: 'succeeded',
        amount: '1000',
        currency: 'EUR',
      });
      await post(paymentCallbackPath('sandbox'), text, { 'x-signature': signText('payment secret', text, new Date()) });
      turn.started.push(startedAt - begun);
      turn.settled.push(performance.now() - startedAt);
    });
    process.send!({ ...turn, ms });
  }
}
