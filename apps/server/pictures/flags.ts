import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = join(dirname(createRequire(import.meta.url).resolve('circle-flags/package.json')), 'flags');
const read = new Map<string, Promise<string | null>>();

/** The round flag of a country by its two-letter code, in either case; null when there is none. */
export function findFlag(code: string): Promise<string | null> {
  const name = code.toLowerCase();
  // This also keeps a path from leaving the folder.
  if (!/^[a-z]{2}$/.test(name)) return Promise.resolve(null);
  const known = read.get(name) ?? readFile(join(folder, `${name}.svg`), 'utf8').catch(() => null);
  read.set(name, known);
  return known;
}
