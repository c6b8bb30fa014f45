// The whole product as an operator runs it, on this machine alone and with data of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../apps/server/main.ts', import.meta.url));

export interface Product {
  url: URL;
  stop(): Promise<void>;
}

export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'verdigale-overload-'));
  const ports = { PORT: '0', SANDBOX_PORT: '0', STUDIO_PORT: '0' };
  // Budgets as in production; visitors differ by the loopback address that they come from.
  const own = { ...ports, HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', PUBLIC_URL: '', COVERS_AHEAD: 'off', RATE_FACTOR: '1' };
  const child = fork(main, { env: { ...process.env, ...own }, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const first = await Promise.race([once(child, 'message'), ended.then(() => [null])]);
  const [addresses] = first as [{ publicUrl: string } | null];
  if (!addresses) throw new Error('the product did not start');
  return {
    url: new URL(addresses.publicUrl),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
