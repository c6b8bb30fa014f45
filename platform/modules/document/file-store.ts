import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { validate } from 'uuid';

/** The folder of the uploaded files: readable by the product only, outside of everything that is served. */
export interface FileStore {
  /** Stores the bytes under a new random name and returns that name. */
  keep(content: Uint8Array): Promise<string>;
  read(name: string): Promise<Buffer>;
  /** A file that no longer exists is no error. */
  remove(name: string): Promise<void>;
  /** Names of the files that the store has written between those moments; of others it knows nothing. */
  listWritten(from: Date, until: Date): Promise<string[]>;
}

/** Files below this folder, which is made with the first of them. */
export function openFileStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name);
  return {
    async keep(content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = randomUUID();
      // Never overwrites a file, and is not readable by other users of the machine. On the disk before its row is: no row may outlive its file.
      await writeFile(pathOf(name), content, { flag: 'wx', mode: 0o600, flush: true });
      return name;
    },
    read: (name) => readFile(pathOf(name)),
    remove: (name) => rm(pathOf(name), { force: true }),
    async listWritten(from, until) {
      // A disk of its own has a `lost+found` in its root, and operators leave files of theirs.
      const names = (await readdir(folder).catch(() => [])).filter((name) => validate(name));
      const ages = await Promise.all(names.map(async (name) => ({ name, writtenAt: (await stat(pathOf(name)).catch(() => null))?.mtime })));
      return ages.filter(({ writtenAt }) => writtenAt && writtenAt >= from && writtenAt < until).map(({ name }) => name);
    },
  };
}
