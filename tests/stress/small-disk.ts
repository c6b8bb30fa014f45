import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';

const roomy = '6g';
const kilobyte = 1_024;

/** A disk of its own for PostgreSQL, which can be full in the kernel's own way (ENOSPC) and have room again. */
export interface SmallDisk {
  fill(): void;
  free(): void;
  close(): void;
}

/** Mounts one (tmpfs: nothing else is slowed) on a folder. Throws where the system does not allow it: that needs root on Linux. */
export function mountSmallDisk(folder: string): SmallDisk {
  const run = (command: string, args: string[]) => {
    const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command}: ${(stderr || error?.message || '').trim()}`);
  };
  run('mount', ['-t', 'tmpfs', '-o', `size=${roomy},mode=755`, 'none', folder]);
  const resize = (size: string) => run('mount', ['-o', `remount,size=${size}`, folder]);
  return {
    fill() {
      // It never becomes smaller than what is on it, which grows while it is measured.
      for (let tries = 0; ; tries += 1) {
        const { blocks, bfree, bsize } = statfsSync(folder);
        try {
          return resize(`${Math.ceil(((blocks - bfree) * bsize) / kilobyte) + tries * 64}k`);
        } catch (error) {
          if (tries === 20) throw error;
        }
      }
    },
    free: () => resize(roomy),
    close: () => run('umount', ['--lazy', folder]),
  };
}

/** Why it cannot be mounted here, if it cannot. */
export function whyNoSmallDisk(folder: string): string | undefined {
  try {
    mountSmallDisk(folder).close();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
