import { hashOfFiles, runBuild } from '@verdigale/builds';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Below `node_modules`, so that what stays outside of the bundle is found from there, and a new `npm ci` begins anew. */
const ownFolder = fileURLToPath(new URL('../../../node_modules/.cache/verdigale/server/', import.meta.url));
const ownEntry = fileURLToPath(new URL('../product.ts', import.meta.url));
const maker = fileURLToPath(new URL('make-bundle.ts', import.meta.url));

export interface BundleStamp {
  /** Everything that the bundle is made of, and the bundle. */
  files: string[];
  hash: string;
}

export const bundleFile = (folder: string): string => join(folder, 'bundle.js');
export const stampFile = (folder: string): string => join(folder, 'bundle.json');

/**
 * The server's code as one file: 3,400 modules one by one take three times as long to load and twice the memory (decision 27). Made where there is
 * none of today's sources and libraries. Resolves to the file.
 */
export async function ensureBundled(entry = ownEntry, folder = ownFolder): Promise<string> {
  if (!isCurrent(entry, folder)) await runBuild([maker, entry, folder]);
  return bundleFile(folder);
}

function isCurrent(entry: string, folder: string): boolean {
  const stamp = readStamp(folder);
  // A project that was copied has the stamp of another's files.
  return stamp !== undefined && stamp.files.includes(entry) && stamp.hash === hashOfFiles(stamp.files);
}

/** Nothing where there is none, or it was damaged. */
function readStamp(folder: string): BundleStamp | undefined {
  try {
    return JSON.parse(readFileSync(stampFile(folder), 'utf8')) as BundleStamp;
  } catch {
    return undefined;
  }
}
