import { hashOfFiles, runBuild, shared, sourcesIn } from '@verdigale/builds';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Where a browser finds what it needs to show one game: file names below the assets path. */
export interface ViewFiles {
  script: string;
  /** What the script imports, directly or not: other games import the same, so that a browser has it already. */
  parts: string[];
  style: string;
  /** The face of headings and of what is drawn: the script draws once it is there. */
  lettering: string;
  /** The face of texts. */
  text: string;
}
export interface ViewManifest {
  sources: string;
  /** By model: titles that are data share the files of theirs. */
  games: Record<string, ViewFiles>;
  verify: string;
}

const here = new URL('./', import.meta.url);
/** Views import them, so a change of them is a change of the views. */
const packages = ['partner-wire/src', 'art/src', 'betting/src', 'faces/files'].map((name) => new URL(`../../packages/${name}/`, here));
/** The folder that the server serves: every name in it carries a hash of its content. */
export const assetsFolder = new URL('build/assets/', here);
/** Written last, with the hash of the sources: a build that was interrupted does not count. */
export const manifestFile = new URL('build/manifest.json', here);
const builder = new URL('build.ts', here);

/** The built views; builds them first when they are missing or their sources have changed since. */
export const ensureBuilt = shared(async () => {
  const built = await readManifest();
  if (built?.sources === sourceHash()) return built;
  await runBuild([fileURLToPath(builder)]);
  return (await readManifest())!;
});

async function readManifest(): Promise<ViewManifest | undefined> {
  return existsSync(manifestFile) ? (JSON.parse(await readFile(manifestFile, 'utf8')) as ViewManifest) : undefined;
}

const skipped = /^(server|build|db|testing)(\/|$)|\.test\.ts$/;

/** One hash over everything that ends up in a browser. */
export const sourceHash = (): string =>
  hashOfFiles([here, ...packages].flatMap((folder) => sourcesIn(fileURLToPath(folder), '**/*.{ts,css,woff2}', skipped)));
