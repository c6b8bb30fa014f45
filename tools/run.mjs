// Runs a script under the Node release that the project pins, whatever Node started it.
// `npm ci` works with Node 20; today's libraries need 22.22 or newer, so the 24 LTS binary comes as an npm package.
// It is found by path: npm 10 leaves no `.bin/node` when two architecture packages offer the same name.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const pinned = fileURLToPath(new URL(`../node_modules/node-${process.platform}-${process.arch}/bin/node`, import.meta.url));
const [major] = process.versions.node.split('.').map(Number);
const node = existsSync(pinned) ? pinned : process.execPath;
if (node === process.execPath && major < 24) {
  console.error(`Verdigale needs Node 24 or newer on ${process.platform}-${process.arch}; this is ${process.version}.`);
  process.exit(1);
}

// Compiled code and stripped types are kept for the next process: every start takes half the time. Where it cannot be written, nothing is kept.
const compiled = fileURLToPath(new URL('../node_modules/.cache/verdigale/compiled', import.meta.url));

// The channel signals the script when this launcher is killed: a server then ends instead of staying behind.
const child = spawn(node, process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));

// npm that is killed outright notifies nobody; another process is the parent of its script from then on. (The scripts of
// package.json begin with `exec`, so that no shell stands between npm and this.)
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref();
