// The product under another brand, as a process of its own with its own data.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface BrandServer {
  url: string;
  sandboxUrl: string;
  close(): Promise<void>;
}

/** Starts the product with `BRAND=<brand>`; the site's build is the one that every brand shares. */
export async function startBrand(brand: string): Promise<BrandServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'verdigale-brand-'));
  const own = {
    NODE_ENV: 'production',
    BRAND: brand,
    PORT: '0',
    SANDBOX_PORT: '0',
    STUDIO_PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PUBLIC_URL: '',
    COVERS_AHEAD: 'off',
    // Tests say themselves where a visitor comes from.
    TRUST_EDGE: 'on',
  };
  const child = spawn(process.execPath, ['apps/server/main.ts'], {
    env: { ...process.env, ...own, RATE_FACTOR: '1000' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const end = once(child, 'exit');
  const failed = end.then(() => Promise.reject(new Error(`The product did not start with BRAND=${brand}:\n${errors}`)));
  const [addresses] = (await Promise.race([once(child, 'message'), failed])) as [{ publicUrl: string; sandboxUrl: string }];
  failed.catch(() => undefined);
  // On a busy machine a first page may take longer than it is waited for.
  while (!(await fetch(addresses.publicUrl)).ok) await delay(500);
  return {
    url: addresses.publicUrl,
    sandboxUrl: addresses.sandboxUrl,
    async close() {
      child.kill('SIGTERM');
      await end;
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
