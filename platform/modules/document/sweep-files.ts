import { databaseMadeAt, type Kernel } from '#kernel';
import { selectKnownFiles } from './document.sql.ts';
import { openFileStore } from './file-store.ts';

const hourMs = 3_600_000;

/**
 * Removes files without a row: what is left when a process ends between a file and its transaction. None that is older than the database: it
 * belongs to another one, as where the product was started over a wrong or an empty database.
 */
export async function sweepFiles({ db, config, log }: Kernel, now = new Date()): Promise<void> {
  const store = openFileStore(config.documentsDir);
  // Files are dated by the machine's own clock; a younger one may belong to an upload under way.
  const files = await store.listWritten((await db.one(databaseMadeAt())).at, new Date(now.getTime() - hourMs));
  if (files.length === 0) return;
  const known = new Set((await db.all(selectKnownFiles(files))).map(({ file }) => file));
  const orphans = files.filter((file) => !known.has(file));
  for (const file of orphans) await store.remove(file);
  if (orphans.length > 0) log.info({ count: orphans.length }, 'files without a document were removed');
}
