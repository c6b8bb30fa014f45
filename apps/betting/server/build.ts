import { hashOfFiles, runBuild, shared, sourcesIn } from '@verdigale/builds';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
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

/** Files of a build stay this long after the next one: pages that are still open go on asking for them. */
const keptMs = 2 * 86_400_000;

/** Builds what browsers load, with a brotli copy of every text file. Names carry a hash, so that two builds never meet. */
export async function buildBettingClient(): Promise<void> {
  const sources = sourceHash();
  const started = new Date();
  await removeOld(join(builtDir, 'assets'), { lastBuilt: existsSync(stampFile) ? (await stat(stampFile)).mtime : started, now: started });
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  await runBuild([vite, 'build', '--logLevel', 'error', '--emptyOutDir', 'false'], { cwd: appDir });
  const names = await readdir(builtDir, { recursive: true });
  const texts = names.filter((name) => compressible.has(extname(name))).map((name) => join(builtDir, name));
  await Promise.all(texts.map(async (file) => ((await stat(file)).mtime < started ? undefined : compress(file))));
  writeFileSync(stampFile, sources);
  // Its files are those from then on.
  await utimes(stampFile, started, started);
}

/** Whole or not at all: files of a build before have the same names, and are asked for meanwhile. */
export async function compress(file: string): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, await brotli(await readFile(file)));
  await rename(part, `${file}.br`);
}

/** Removes what no build has made for long. The files of the last one, which began at `lastBuilt`, count from now. */
export async function removeOld(assets: string, { lastBuilt, now }: { lastBuilt: Date; now: Date }): Promise<void> {
  if (!existsSync(assets)) return;
  const justBefore = new Date(now.getTime() - 1);
  for (const name of await readdir(assets)) {
    const file = join(assets, name);
    const { mtime } = await stat(file);
    if (mtime >= lastBuilt) await utimes(file, justBefore, justBefore);
    else if (now.getTime() - mtime.getTime() > keptMs) await rm(file);
  }
}

/** One hash over everything that a build is made of. */
const sourceHash = () =>
  hashOfFiles([appDir, packagesDir].flatMap((folder) => sourcesIn(folder, '**/*.{ts,tsx,css,html,json,svg,woff2}', skipped)));
