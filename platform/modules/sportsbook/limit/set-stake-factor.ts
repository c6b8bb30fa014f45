import type { PlatformConfig } from '#config';
import { AppError, type Kernel } from '#kernel';
import { noteEvent } from '#modules/journal';
import { saveStakeFactor } from './limit.sql.ts';
import { requireSigned } from './require-signed.ts';

/**
 * From now on the limits on what one bet may win are multiplied by this for the player; 1 is as everybody. Throws invalid on `factor` beyond what
 * the house allows, on `reason` and `by`.
 */
export async function setStakeFactor(
  { db, clock, config }: Pick<Kernel, 'db' | 'clock'> & { config: Pick<PlatformConfig, 'sportsbook'> },
  playerId: string,
  { factor, reason, by }: { factor: string; reason: string; by: string },
): Promise<void> {
  requireSigned({ reason, by });
  const { least, most } = config.sportsbook.stakeFactor;
  const isAllowed = /^\d{1,2}(\.\d{1,4})?$/.test(factor) && Number(factor) >= Number(least) && Number(factor) <= Number(most);
  if (!isAllowed) throw AppError.invalid('factor', `must be from ${least} to ${most}`);
  await db.transaction(async (tx) => {
    tx.write(saveStakeFactor({ playerId, factor, reason, setBy: by, setAt: clock.now() }));
    await noteEvent(tx, { clock }, { kind: 'stake factor', playerId, details: { factor, reason, by } });
  });
}
