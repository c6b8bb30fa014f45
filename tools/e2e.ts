// Browser tests against the whole product: `npm run test:e2e [playwright arguments]`. Starts it in production mode on
// free ports with data of its own, runs Playwright, and leaves nothing behind.
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reservePort } from '../apps/server/ports.ts';
import { chromiumOptions } from './chromium.ts';
import { ROOT } from './checks/run-child.ts';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';

/** The first start of all builds the site. */
const START_LIMIT_MS = 900_000;
/** The data of the product, and what browsers write. */
const removeTemporaryFiles = keepTemporaryFilesInMemory();
const folder = mkdtempSync(join(tmpdir(), 'verdigale-e2e-'));
const dataDir = join(folder, 'data');
const logFile = join(ROOT, 'test-results', 'server.log');
const children = new Set<ChildProcess>();
let isStopping = false;

/** A game provider that a test starts: the product is set up for it before. */
const provider = {
  E2E_PROVIDER_PORT: String(await reservePort({ variable: 'PORT', host: '127.0.0.1', port: 0 })),
  E2E_PROVIDER_SECRET: 'a secret of the game provider',
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void finish(130));
process.once('disconnect', () => void finish(130));
process.channel?.unref();

try {
  // The browser is unpacked meanwhile, so that the workers of Playwright find it ready.
  const [{ publicUrl, sandboxUrl, studioUrl }] = await Promise.all([startServer(), chromiumOptions()]);
  const ready = await fetch(`${publicUrl}/readyz`);
  if (!ready.ok) throw new Error(`The product started and is not ready: ${ready.status}`);
  await finish(
    await runPlaywright({
      E2E_BASE_URL: publicUrl,
      E2E_SANDBOX_URL: sandboxUrl,
      E2E_STUDIO_URL: studioUrl,
      E2E_DATA_DIR: dataDir,
      ...provider,
    }),
  );
} catch (error) {
  console.error((error as Error).message);
  await finish(1);
}

interface Addresses {
  publicUrl: string;
  sandboxUrl: string;
  studioUrl: string;
}

/** Resolves to the addresses that the server sends when it serves. */
async function startServer(): Promise<Addresses> {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  const log = openSync(logFile, 'w');
  const own = {
    NODE_ENV: 'production',
    PORT: '0',
    SANDBOX_PORT: '0',
    STUDIO_PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PUBLIC_URL: '',
    RATE_FACTOR: '1000',
    // The tests look at few of them.
    COVERS_AHEAD: 'off',
    // A provider that reports nothing is asked soon.
    PAYMENT_SILENCE_SECONDS: '4',
    // Long enough to take a withdrawal back on a busy machine.
    WITHDRAWAL_REVIEW_SECONDS: '10',
    // Tests say themselves where a visitor comes from.
    TRUST_EDGE: 'on',
    // Runs only while its test does.
    GAME_PROVIDERS: 'tidewrack-foundry',
    GAME_TIDEWRACK_FOUNDRY_URL: `http://127.0.0.1:${provider.E2E_PROVIDER_PORT}`,
    GAME_TIDEWRACK_FOUNDRY_SECRET: provider.E2E_PROVIDER_SECRET,
    // Loaded only by a test that agrees to be counted, which answers the request itself.
    GTM_CONTAINER_ID: 'GTM-TEST01',
  };
  const server = kept(
    spawn(process.execPath, ['apps/server/main.ts'], { cwd: ROOT, env: { ...process.env, ...own }, stdio: ['ignore', log, log, 'ipc'] }),
  );
  closeSync(log);
  const failed = once(server, 'exit').then(() => Promise.reject(new Error('it ended')));
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('it took too long')), START_LIMIT_MS).unref());
  try {
    const [addresses] = (await Promise.race([once(server, 'message'), failed, late])) as [Addresses];
    failed.catch(() => undefined);
    return addresses;
  } catch (error) {
    throw new Error(`The product did not start: ${(error as Error).message}\n${readFileSync(logFile, 'utf8')}`, { cause: error });
  }
}

async function runPlaywright(env: Record<string, string>): Promise<number> {
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '--config', 'playwright.config.ts', ...process.argv.slice(2)];
  const runner = kept(
    spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] }),
  );
  const [code] = (await once(runner, 'exit')) as [number | null];
  return code ?? 1;
}

function kept(child: ChildProcess): ChildProcess {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Ends what still runs, removes the data and leaves. */
async function finish(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const ends = [...children].map((child) => once(child, 'exit'));
  for (const child of children) child.kill('SIGTERM');
  const killed = setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), 15_000);
  await Promise.all(ends);
  clearTimeout(killed);
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  removeTemporaryFiles();
  process.exit(code);
}
