import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Where a browser finds what it needs to show one game: file names below the assets path. */
export interface ViewFiles {
  script: string;
  /** What the script imports, directly or not: other games import the same, so that a browser has it already. */
  parts: string[];
  style: string;
}
export interface ViewManifest {
  sources: string;
  /** By model: titles that are data share the files of theirs. */
  games: Record<string, ViewFiles>;
  verify: string;
}

const here = new URL('./', import.meta.url);
/** Views import them, so a change of them is a change of the views. */
const packages = ['partner-wire', 'art', 'betting'].map((name) => new URL(`../../packages/${name}/src/`, here));
/** The folder that the server serves: every name in it carries a hash of its content. */
export const assetsFolder = new URL('build/assets/', here);
/** Written last, with the hash of the sources: a build that was interrupted does not count. */
export const manifestFile = new URL('build/manifest.json', here);
const builder = new URL('build.ts', here);
const execute = promisify(execFile);

let built: Promise<ViewManifest> | undefined;

/** The built views; builds them first when they are missing or their sources have changed since. Whoever asks meanwhile waits for the same build. */
export function ensureBuilt(): Promise<ViewManifest> {
  built ??= findOrBuild().catch((error: unknown) => {
    built = undefined;
    throw error;
  });
  return built;
}

async function findOrBuild(): Promise<ViewManifest> {
  const built = await readManifest();
  if (built?.sources === (await sourceHash())) return built;
  await runBuilder();
  return (await readManifest())!;
}

async function readManifest(): Promise<ViewManifest | undefined> {
  return existsSync(manifestFile) ? (JSON.parse(await readFile(manifestFile, 'utf8')) as ViewManifest) : undefined;
}

/** In a process of its own: the bundler's memory, 120 MB and more, would stay with a server. */
async function runBuilder(): Promise<void> {
  const building = execute(process.execPath, [fileURLToPath(builder)]);
  const end = () => void building.child.kill();
  process.once('exit', end);
  await building.finally(() => process.off('exit', end));
}

/** One hash over everything that ends up in a browser. */
export async function sourceHash(): Promise<string> {
  const hash = createHash('sha256');
  const sources = await Promise.all([here, ...packages].map(sourcesIn));
  for (const file of [...sources.flat(), builder]) {
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
}

async function sourcesIn(folder: URL): Promise<URL[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => /\.(ts|css)$/.test(name) && !name.endsWith('.test.ts') && !/^(server|build|db|testing)/.test(name))
    .toSorted()
    .map((name) => new URL(name, folder));
}
