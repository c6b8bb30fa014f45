import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pictures on disk, in a folder for each version of the generator. */
export interface PictureStore {
  has(file: string): Promise<boolean>;
  find(file: string): Promise<Buffer | null>;
  /** Atomic: no reader, and no start after a crash, sees half a picture. */
  save(file: string, data: Buffer): Promise<void>;
  /** Removes what other versions of the generator left. */
  prune(): Promise<void>;
}

/** Folders that are ours to remove, whatever else lies beside them. */
const versionFolder = /^\d+\.\d+$/;

export function createPictureStore(cacheDir: string, version: string): PictureStore {
  const folder = join(cacheDir, version);
  const pathOf = (file: string) => join(folder, file);
  return {
    has: (file) =>
      access(pathOf(file)).then(
        () => true,
        () => false,
      ),
    find: (file) => readFile(pathOf(file)).catch(orNull),
    async save(file, data) {
      await mkdir(folder, { recursive: true });
      const draft = `${pathOf(file)}.${randomUUID()}`;
      try {
        await writeFile(draft, data);
        await rename(draft, pathOf(file));
      } catch (error) {
        // On a disk that is full each visitor would leave another piece.
        await rm(draft, { force: true });
        throw error;
      }
    },
    async prune() {
      const entries = (await readdir(cacheDir).catch(orNull)) ?? [];
      const left = entries.filter((entry) => versionFolder.test(entry) && entry !== version);
      await Promise.all(left.map((entry) => rm(join(cacheDir, entry), { recursive: true, force: true })));
    },
  };
}

function orNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
