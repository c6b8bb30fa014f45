import { existsSync, readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { clientDir } from './build-folders.ts';

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Prepares the brotli and gzip copies of every text file of a folder that has none yet. Until it has, the file is sent as it is. */
export async function compressFiles(folder: string): Promise<void> {
  await Promise.all(uncompressed(folder).map(compress));
}

/** Whether a file of the build still waits for its copies. */
export function isSiteCompressed(): boolean {
  return uncompressed(clientDir).length === 0;
}

function uncompressed(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !existsSync(`${file}.br`));
}

/** Whole or not at all: a server may be asked for the copies meanwhile. The one that counts comes last. */
async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  const [br, zipped] = await Promise.all([
    brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }),
    gz(source, { level: 9 }),
  ]);
  for (const [ending, bytes] of [
    ['gz', zipped],
    ['br', br],
  ] as const) {
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, `${file}.${ending}`);
  }
}

// As build.ts starts it beside a server that is open already.
if (import.meta.main) await compressFiles(clientDir);
