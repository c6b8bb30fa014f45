import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jurisdictions, openOperatorDesk, type OperatorDesk } from '@verdigale/platform';
import { loadBrand, type Brand } from '../brand.ts';
import { readEnvironment } from '../env.ts';
import { findRunningPostgres } from '../postgres/index.ts';

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

/** Runs a command at the desk of the product that runs here, by the same variables; a failure is printed in one line. */
export async function atDesk(usage: string, work: (desk: OperatorDesk, words: string[], brand: Brand) => Promise<void>): Promise<void> {
  try {
    const { databaseUrl, dataDir, brand } = readEnvironment(process.env);
    const url = databaseUrl ?? findRunningPostgres(join(dataDir, 'postgres'));
    if (!url) throw new Error(`No Verdigale runs on ${dataDir}: start it first, or set DATA_DIR or DATABASE_URL as it has them.`);
    const of = await loadBrand(brand);
    const rules = { bonusRules: of.bonuses.rules, protection: jurisdictions[of.jurisdiction] };
    const desk = openOperatorDesk({ databaseUrl: url, documentsDir: join(dataDir, 'documents'), ...rules });
    try {
      await work(desk, process.argv.slice(2), of);
    } finally {
      await desk.close();
    }
  } catch (error) {
    console.error(error instanceof UsageError ? usage : error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
