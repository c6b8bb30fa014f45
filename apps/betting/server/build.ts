import { hashOfFiles, runBuild, shared, sourceOf, sourcesIn, stillKept } from '@verdigale/builds';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
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

/** Builds when there is no whole build of today's sources. */
export const ensureBettingClientBuilt = shared(async () => {
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== sourceHash()) await buildBettingClient();
});

/** Builds what browsers load, with a brotli copy of every text file. Names carry a hash, so that two builds never meet. */
export async function buildBettingClient(): Promise<void> {
  const sources = sourceHash();
  const begunAt = Date.now();
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  await runBuild([vite, 'build', '--logLevel', 'error', '--emptyOutDir', 'false'], { cwd: appDir });
  await removeOld(begunAt);
  const names = await readdir(builtDir, { recursive: true });
  const texts = names.filter((name) => compressible.has(extname(name))).map((name) => join(builtDir, name));
  // Of an earlier build they are there.
  await Promise.all(texts.map(async (file) => ((await stat(file)).mtimeMs < begunAt ? undefined : compress(file))));
  writeFileSync(stampFile, sources);
}

/** Whole or not at all: files of a build before have the same names, and are asked for meanwhile. */
export async function compress(file: string): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, await brotli(await readFile(file)));
  await rename(part, `${file}.br`);
}

/** Removes files of earlier builds, once nobody asks for them any more. A build writes each of its own. */
async function removeOld(begunAt: number): Promise<void> {
  const assets = join(builtDir, 'assets');
  const names = await readdir(assets);
  const built = new Set<string>();
  for (const name of names) if ((await stat(join(assets, name))).mtimeMs >= begunAt) built.add(name);
  const old = names.filter((name) => !built.has(sourceOf(name)));
  const kept = stillKept(old, join(appDir, 'build/left.json'));
  await Promise.all(old.filter((name) => !kept.has(name)).map((name) => rm(join(assets, name))));
}

/** One hash over everything that a build is made of. */
const sourceHash = () =>
  hashOfFiles([appDir, packagesDir].flatMap((folder) => sourcesIn(folder, '**/*.{ts,tsx,css,html,json,svg,woff2}', skipped)));
