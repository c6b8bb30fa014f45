import { hashOfFiles, runBuild, sourcesIn } from '@verdigale/builds';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { link, mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDir, siteDir } from './build-folders.ts';
import { isSiteCompressed } from './compress.ts';

const packagesDir = fileURLToPath(new URL('../../../packages', import.meta.url));

/** Written last, with the hash of the sources: an interrupted build has no such file, and does not count. */
const stampFile = join(buildDir, 'sources.txt');
const skipped = /(^|\/)(node_modules|build|\.react-router)(\/|$)|\.test\.tsx?$/;

/** One hash over everything that a build is made of. */
const sourceHash = () =>
  hashOfFiles([siteDir, packagesDir].flatMap((folder) => sourcesIn(folder, '**/*.{ts,tsx,css,json,svg,woff2}', skipped)));

export interface SiteBuild {
  /** Whether today's sources were not built yet. */
  isNeeded: boolean;
  done: Promise<void>;
}

/** Begins to build where there is no whole build of today's sources. */
export function ensureSiteBuilt(): SiteBuild {
  const isNeeded = !isSiteBuilt();
  const done = isNeeded ? buildSite() : Promise.resolve();
  // Who waits for it is told; it may fail before anyone does.
  done.catch(() => undefined);
  return { isNeeded, done };
}

function isSiteBuilt(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceHash();
}

/**
 * Builds browser and server bundles. The new build takes the place of the old one in a moment, and the old one's files stay
 * for a while: a server that still runs, and pages that are still open, go on asking for them.
 */
export async function buildSite(): Promise<void> {
  const sources = sourceHash();
  const next = join(buildDir, `.next-${process.pid}`);
  const started = new Date();
  const lastBuilt = existsSync(stampFile) ? (await stat(stampFile)).mtime : started;
  try {
    await runBuild([cliFile(), 'build'], { cwd: siteDir, variables: { SITE_BUILD_DIR: relative(siteDir, next) } });
    for (const part of ['client', 'server']) {
      await keepOldAssets(join(buildDir, part, 'assets'), join(next, part, 'assets'), { lastBuilt, now: started });
      await replace(join(buildDir, part), join(next, part), join(next, `old-${part}`));
    }
    writeFileSync(stampFile, sources);
    // Its files are those from then on.
    await utimes(stampFile, started, started);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/** Prepares the brotli and gzip copies of the build's text files, in a process of its own, where they are not there yet. */
export async function compressSite(): Promise<void> {
  if (!isSiteCompressed()) await runBuild([fileURLToPath(new URL('compress.ts', import.meta.url))]);
}

function cliFile(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')), 'bin.cjs');
}

/** Files of a build stay this long after the next one. */
const keptMs = 2 * 86_400_000;

/** Names carry a hash of the content, so files of two builds never meet. Those of the last one, which began at `lastBuilt`, count from now. */
export async function keepOldAssets(from: string, to: string, { lastBuilt, now }: { lastBuilt: Date; now: Date }): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true });
  const justBefore = new Date(now.getTime() - 1);
  for (const name of readdirSync(from)) {
    if (existsSync(join(to, name))) continue;
    const { mtime } = await stat(join(from, name));
    const isOfLast = mtime >= lastBuilt;
    if (!isOfLast && now.getTime() - mtime.getTime() > keptMs) continue;
    await link(join(from, name), join(to, name));
    if (isOfLast) await utimes(join(to, name), justBefore, justBefore);
  }
}

async function replace(place: string, by: string, aside: string): Promise<void> {
  if (existsSync(place)) await rename(place, aside);
  await rename(by, place);
  await rm(aside, { recursive: true, force: true });
}
