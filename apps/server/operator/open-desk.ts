import { join } from 'node:path';
import { jurisdictions, openSignedDesk, type SignedDesk, type VariableValues } from '@verdigale/platform';
import { ownUrl } from '../own-url.ts';
import { loadBrand, type Brand } from '../brand.ts';
import { readEnvironment } from '../env.ts';
import { findRunningPostgres } from '../postgres/index.ts';

export interface OpenDesk {
  /** Its owner closes it. */
  desk: SignedDesk & { close(): Promise<void> };
  brand: Brand;
  /** Where visitors find the site; null where a port was taken that only the start names. */
  publicUrl: string | null;
}

/** The desk of the product that runs here by these variables, for the person whose key STAFF_KEY is. Throws, in words for whoever gave the command. */
export async function openDesk(variables: VariableValues): Promise<OpenDesk> {
  const { databaseUrl, dataDir, brand: name, publicUrls, host, port, staffKey } = readEnvironment(variables);
  const url = databaseUrl ?? (await findRunningPostgres(join(dataDir, 'postgres')));
  if (!url) throw new Error(`No Verdigale runs on ${dataDir}: start it first, or set DATA_DIR or DATABASE_URL as it has them.`);
  const brand = await loadBrand(name);
  const rules = { bonusRules: brand.bonuses.rules, protection: jurisdictions[brand.jurisdiction] };
  const desk = await openSignedDesk(staffKey, { databaseUrl: url, documentsDir: join(dataDir, 'documents'), ...rules });
  return { desk, brand, publicUrl: publicUrls[0] ?? (port === 0 ? null : ownUrl(host, port)) };
}
