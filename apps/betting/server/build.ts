import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const appDir = fileURLToPath(new URL('..', import.meta.url));
const packagesDir = fileURLToPath(new URL('../../../packages', import.meta.url));
export const builtDir = join(appDir, 'build/client');
/** Written last: an interrupted build has none, and does not count. */
const stampFile = join(appDir, 'build/sources.txt');
const skipped = /(^|\/)(node_modules|build|server)(\/|$)|\.test\.tsx?$/;
const compressible = new Set(['.js', '.css', '.svg']);
const brotli = promisify(brotliCompress);
const execute = promisify(execFile);

let built: Promise<void> | undefined;

/** Builds when there is no whole build of today's sources. Whoever asks meanwhile waits for the same build. */
export function ensureBettingClientBuilt(): Promise<void> {
  built ??= findOrBuild().catch((error: unknown) => {
    built = undefined;
    throw error;
  });
  return built;
}

async function findOrBuild(): Promise<void> {
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== sourceHash()) await buildBettingClient();
}

/** Files of earlier builds stay this long: pages that are still open go on asking for them. */
const keptMs = 2 * 86_400_000;

/** Builds what browsers load, with a brotli copy of every text file. Names carry a hash, so that two builds never meet. */
export async function buildBettingClient(): Promise<void> {
  const sources = sourceHash();
  await removeOld();
  await runVite();
  const names = await readdir(builtDir, { recursive: true });
  const texts = names.filter((name) => compressible.has(extname(name))).map((name) => join(builtDir, name));
  await Promise.all(texts.map(async (file) => writeFile(`${file}.br`, await brotli(await readFile(file)))));
  writeFileSync(stampFile, sources);
}

/** In a process of its own: it would hold up whoever starts meanwhile, and its memory would stay. */
async function runVite(): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
  const building = execute(process.execPath, [vite, 'build', '--logLevel', 'error', '--emptyOutDir', 'false'], { cwd: appDir, env });
  const end = () => void building.child.kill();
  process.once('exit', end);
  await building.finally(() => process.off('exit', end));
}

async function removeOld(): Promise<void> {
  const assets = join(builtDir, 'assets');
  if (!existsSync(assets)) return;
  for (const name of await readdir(assets)) {
    const file = join(assets, name);
    if (Date.now() - (await stat(file)).mtimeMs > keptMs) await rm(file);
  }
}

/** One hash over everything that a build is made of. */
function sourceHash(): string {
  const hash = createHash('sha256').update(process.version);
  for (const folder of [appDir, packagesDir]) {
    const names = globSync('**/*.{ts,tsx,css,html,json,svg,woff2}', { cwd: folder, exclude: (name) => skipped.test(name) });
    for (const name of names.toSorted()) if (!skipped.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}
