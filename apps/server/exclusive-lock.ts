import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';

/** The kernel's own lock flags of macOS, which `node:fs` does not name. */
const DARWIN_O_EXLOCK = 0x20;

/** A process that was killed holds its files until its last thread is gone. */
const DYING_SECONDS = 1;

/** A taken lock; releasing it twice does no harm. */
export interface Lock {
  release(): void;
}

/**
 * Takes the lock `file` for as long as this process lives, or returns null when another process has it. The kernel
 * frees it when the process ends, however it ends, so a lock is never left over.
 */
export function takeLock(file: string): Lock | null {
  if (process.platform === 'darwin') return takeDarwinLock(file);
  const fd = openSync(file, constants.O_CREAT | constants.O_RDWR, 0o600);
  // A lock of flock(2) belongs to the open file that both processes share, so it stays ours when flock(1) has ended.
  const flock = spawnSync('flock', ['--timeout', String(DYING_SECONDS), '--exclusive', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] });
  if (flock.status === 1) {
    closeSync(fd);
    return null;
  }
  return lockOn(fd);
}

function takeDarwinLock(file: string): Lock | null {
  try {
    const fd = openSync(file, constants.O_CREAT | constants.O_RDWR | constants.O_NONBLOCK | DARWIN_O_EXLOCK, 0o600);
    return lockOn(fd);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return null;
    throw error;
  }
}

function lockOn(fd: number): Lock {
  let open = true;
  return {
    release: () => {
      if (open) closeSync(fd);
      open = false;
    },
  };
}
