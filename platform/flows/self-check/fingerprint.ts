import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Code and statements; tests decide nothing. */
const isCritical = (file: string) => /\.(ts|sql|json)$/.test(file) && !/\.test\.ts$|(^|[/\\])(node_modules|testing)([/\\]|$)/.test(file);

/** One hash over the names and contents of the critical files below these folders: another name, file or byte makes another one. */
export async function fingerprint(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of (await readdir(folder, { recursive: true })).filter(isCritical).toSorted()) {
      const content = createHash('sha256').update(await readFile(join(folder, file)));
      hash.update(`${file.replaceAll('\\', '/')}\n${content.digest('hex')}\n`);
    }
  }
  return hash.digest('hex');
}
