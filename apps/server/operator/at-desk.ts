import { readFile } from 'node:fs/promises';
import { ensureBundled } from '../bundle/index.ts';
import type * as Product from '../product.ts';
import type { OpenDesk } from './open-desk.ts';

/** Wrong arguments on the command line: the usage is printed. */
export class UsageError extends Error {}

/** What a JSON file says. Throws in one line where there is none, or no JSON in it. */
export async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`no file ${path}`);
  });
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}

/** Words before `--because`, and the reason after it, which must be there. */
export function splitReason(words: readonly string[]): { words: string[]; because: string } {
  const at = words.indexOf('--because');
  const because = words
    .slice(at + 1)
    .join(' ')
    .trim();
  if (at === -1 || !because) throw new UsageError();
  return { words: words.slice(0, at), because };
}

const aboutKeys =
  'Whatever is done is done by your own key: STAFF_KEY=<key> before the command (docs/guides/who-acts.md). Looking needs none.';

/**
 * Runs a command at the desk of the product that runs here, by the same variables and out of the same bundle, which loads in a third of the time; a
 * failure is printed in one line.
 */
export async function atDesk(usage: string, work: (open: OpenDesk, words: string[]) => Promise<void>): Promise<void> {
  const words = process.argv.slice(2);
  try {
    // What a command takes is told also where no product runs.
    if (words.length === 0) throw new UsageError();
    const { openDesk } = (await import(await ensureBundled())) as typeof Product;
    const open = await openDesk(process.env);
    try {
      await work(open, words);
    } finally {
      await open.desk.close();
    }
  } catch (error) {
    console.error(error instanceof UsageError ? `${usage}\n\n${aboutKeys}` : error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
