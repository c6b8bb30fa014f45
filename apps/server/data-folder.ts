import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

/** Makes the folder of all that the product writes. Throws a text for a person when nothing can be written there. */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    rmdirSync(mkdtempSync(join(dataDir, 'try-')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`Nothing can be written in DATA_DIR (${dataDir}): ${code}. Make that folder writable, or set another DATA_DIR.`, {
      cause: error,
    });
  }
}
