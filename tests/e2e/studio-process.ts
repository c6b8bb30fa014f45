import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../apps/server/postgres/index.ts';

export interface StudioProcess {
  url: string;
  close(): void;
}

/** Runs a module of the tests as a process of its own, which sends the address of its studio. */
export async function forkStudio(moduleUrl: string, ...words: string[]): Promise<StudioProcess> {
  const child = fork(fileURLToPath(moduleUrl), ['serve', ...words], { execArgv: [] });
  const [url] = (await once(child, 'message')) as [string];
  return { url, close: () => void child.kill('SIGTERM') };
}

/** In that process: the address of a database that ends with it. */
export async function databaseOfProcess(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'verdigale-studio-'));
  const postgres = await startPostgres({ dataDir, log: () => undefined, durable: false });
  const end = (): void => {
    void postgres.stop().finally(() => {
      rmSync(dataDir, { recursive: true, force: true });
      process.exit();
    });
  };
  process.once('SIGTERM', end);
  process.once('disconnect', end);
  return postgres.url;
}

/** Sends the address of what `serve` starts, where this process was forked for it. */
export async function sendWhenForked(serve: (...words: string[]) => Promise<string>): Promise<void> {
  const [task, ...words] = process.argv.slice(2);
  if (process.send && task === 'serve') process.send(await serve(...words));
}
