import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The files below a folder that fit the glob and none of the skipped paths. */
export function sourcesIn(folder: string, glob: string, skipped: RegExp): string[] {
  return globSync(glob, { cwd: folder, exclude: (name) => skipped.test(name) })
    .filter((name) => !skipped.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}

/** One hash over these files, wherever the project lies, and over the Node that builds. A file that is gone counts as another one. */
export function hashOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(relative(root, file)).update(existsSync(file) ? readFileSync(file) : '-');
  return hash.digest('hex');
}
