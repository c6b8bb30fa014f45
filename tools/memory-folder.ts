import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** What Linux keeps in memory. */
const MEMORY = '/dev/shm';
const PREFIX = 'verdigale-';
/** A margin, not a measurement; what it keeps away from is a container's usual 64 MB. */
const ROOM_BYTES = 2_000_000_000;

/**
 * From now on temporary files of this process, and of those that it starts, lie in memory where the machine has room for them: tests make
 * a database each, and copying one on a disk took eight times the processor time. Answers what removes them.
 */
export function keepTemporaryFilesInMemory(): () => void {
  if (!hasRoom()) return () => undefined;
  removeOrphans();
  const before = process.env.TMPDIR;
  const folder = join(MEMORY, `${PREFIX}${process.pid}`);
  // PostgreSQL may run as another user, who must come through.
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
}

function hasRoom(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false;
  const options = / \/dev\/shm \S+ (\S+)/.exec(readFileSync('/proc/mounts', 'utf8'))?.[1]?.split(',') ?? [];
  const { bavail, bsize } = statfsSync(MEMORY);
  // A test runs a program from a temporary folder.
  return options.includes('rw') && !options.includes('noexec') && bavail * bsize > ROOM_BYTES;
}

/** What runs that were killed have left behind. */
function removeOrphans(): void {
  const isGone = (name: string) => name.startsWith(PREFIX) && !existsSync(`/proc/${name.slice(PREFIX.length)}`);
  for (const name of readdirSync(MEMORY).filter(isGone)) rmSync(join(MEMORY, name), { recursive: true, force: true });
}
