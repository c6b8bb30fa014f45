import { claimWith } from './claim-database.sql.ts';
import type { Kernel } from './kernel.ts';
import { deriveKey } from './seal.ts';

/**
 * Marks the database as one of this platform's key, at its first start. False when it bears the mark of another one: tokens and sealed
 * codes in it would be worthless, and two servers with different keys would refuse each other's players. `isNewKeyTaken` marks it anew.
 */
export async function claimDatabase({ db, config }: Pick<Kernel, 'db' | 'config'>, { isNewKeyTaken = false } = {}): Promise<boolean> {
  const own = deriveKey(config.jwtKey, 'mark of the database').toString('base64url');
  const { mark } = await db.one(claimWith(own, isNewKeyTaken));
  return mark === own;
}
