import { hashOfFiles, runBuild, sourceOf, sourcesIn, stillKept } from '@verdigale/builds';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { link, mkdir, rename, rm } from 'node:fs/promises';
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
  try {
    await runBuild([cliFile(), 'build'], { cwd: siteDir, variables: { SITE_BUILD_DIR: relative(siteDir, next) } });
    for (const part of ['client', 'server']) {
      await keepOldAssets(join(buildDir, part, 'assets'), join(next, part, 'assets'), join(buildDir, `left-${part}.json`));
      await replace(join(buildDir, part), join(next, part), join(next, `old-${part}`));
    }
    writeFileSync(stampFile, sources);
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

/** Names carry a hash of the content, so files of two builds never meet; the copies of one that both have are good for both. */
export async function keepOldAssets(from: string, to: string, list: string, now = Date.now()): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true });
  const built = new Set(readdirSync(to));
  const old = readdirSync(from).filter((name) => !built.has(name));
  const kept = stillKept(
    old.filter((name) => !built.has(sourceOf(name))),
    list,
    now,
  );
  for (const name of old) if (kept.has(name) || built.has(sourceOf(name))) await link(join(from, name), join(to, name));
}

async function replace(place: string, by: string, aside: string): Promise<void> {
  if (existsSync(place)) await rename(place, aside);
  await rename(by, place);
  await rm(aside, { recursive: true, force: true });
}
