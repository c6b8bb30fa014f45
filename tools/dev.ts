// Development: `npm run dev`. The site is rendered from its sources with hot reload; the server starts again when one of
// its own sources changes (the database is back in 0.1 s).
import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './checks/run-child.ts';

const SERVER_SOURCES = ['apps/server', 'apps/sandbox', 'apps/studio', 'platform', 'packages', 'brands'];
/** Editors write a file in several steps. */
const CALM_MS = 200;

let server: ChildProcess | undefined;
let isRestarting = false;
let changed: NodeJS.Timeout | undefined;

function start(): void {
  const env = { ...process.env, NODE_ENV: 'development' };
  server = spawn(process.execPath, ['apps/server/main.ts'], { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  server.once('exit', (code) => {
    server = undefined;
    if (isRestarting) start();
    else if (code === 0) process.exit(0);
    else console.log('Waiting for a change …');
    isRestarting = false;
  });
}

function restart(): void {
  isRestarting = server !== undefined;
  if (server) server.kill('SIGTERM');
  else start();
}

function stop(signal: NodeJS.Signals): void {
  if (server) server.kill(signal);
  else process.exit(0);
}

function isServerSource(file: string): boolean {
  return /\.(ts|sql)$/.test(file) && !/\.test\.ts$|(^|\/)(node_modules|build)\//.test(file);
}

for (const folder of SERVER_SOURCES) {
  watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (!file || !isServerSource(file)) return;
    clearTimeout(changed);
    changed = setTimeout(restart, CALM_MS);
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
process.once('disconnect', () => stop('SIGTERM'));
start();
