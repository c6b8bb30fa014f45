// Development: `npm run dev`. The site is rendered from its sources with hot reload; the server starts again when one of
// its own sources changes (the database is back in 0.1 s).
import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './checks/run-child.ts';
import { oneServer } from './one-server.ts';

const SERVER_SOURCES = ['apps/server', 'apps/sandbox', 'apps/studio', 'platform', 'packages', 'brands'];
/** Editors write a file in several steps. */
const CALM_MS = 200;

let changed: NodeJS.Timeout | undefined;

function begin(): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'development' };
  return spawn(process.execPath, ['apps/server/main.ts'], { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
}

function isServerSource(file: string): boolean {
  return /\.(ts|sql)$/.test(file) && !/\.test\.ts$|(^|\/)(node_modules|build)\//.test(file);
}

const { restart, stop } = oneServer(begin, { onEnd: () => process.exit(0), onFailure: () => console.log('Waiting for a change …') });
for (const folder of SERVER_SOURCES) {
  watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (!file || !isServerSource(file)) return;
    clearTimeout(changed);
    changed = setTimeout(restart, CALM_MS);
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
process.once('disconnect', () => stop('SIGTERM'));
