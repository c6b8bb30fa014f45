import { limitDefinition, type Limit } from '@verdigale/contract';
import type { Kernel, Queryable } from '#kernel';
import { usedByPlay } from '#modules/game';
import { findCashLimits, findCoolingOff, viewBreak, viewLimit, type CashLimit } from '#modules/limit';
import { sumForLimit } from '#modules/payment';

/** The limits of a player and how much of each is used: the game module knows stakes and losses, the payment module deposits. (W 5) */
export async function listLimits(kernel: Pick<Kernel, 'db' | 'clock' | 'config'>, playerId: string): Promise<Limit[]> {
  const now = kernel.clock.now();
  const { db } = kernel;
  const [limits, coolingOff] = await Promise.all([findCashLimits(db, playerId, now), findCoolingOff(db, playerId, now)]);
  const views = await viewLimits(db, kernel, limits);
  return [...(coolingOff ? [viewBreak(limitDefinition.coolingOff, coolingOff)] : []), ...views];
}

/** With what is used of each; one that will be replaced is followed by the other. */
export async function viewLimits(
  db: Queryable,
  { clock, config }: Pick<Kernel, 'clock' | 'config'>,
  limits: readonly CashLimit[],
): Promise<Limit[]> {
  const now = clock.now();
  const ofPlay = limits.filter(({ definition }) => definition !== limitDefinition.deposit);
  const used = await usedByPlay(db, ofPlay, now);
  const views = await Promise.all(
    limits.map(async (limit) => viewLimit(limit, used.get(limit.id) ?? (await sumForLimit(db, { config }, limit, now)), now)),
  );
  return views.flat();
}
