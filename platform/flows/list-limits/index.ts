import { limitDefinition, type Limit } from '@verdigale/contract';
import { mount, type Kernel, type Module } from '#kernel';
import { usedByPlay } from '#modules/game';
import { findCashLimits, findCoolingOff, viewCoolingOff, viewLimit } from '#modules/limit';
import { sumForLimit } from '#modules/payment';

/** The limits of a player and how much of each is used: the game module knows stakes and losses, the payment module deposits. (W 5) */
async function listLimits({ db, clock, config }: Kernel, playerId: string): Promise<Limit[]> {
  const now = clock.now();
  const [limits, coolingOff] = await Promise.all([findCashLimits(db, playerId, now), findCoolingOff(db, playerId, now)]);
  const ofPlay = limits.filter(({ definition }) => definition !== limitDefinition.deposit);
  const used = await usedByPlay(db, ofPlay, now);
  const views = await Promise.all(
    limits.map(async (limit) => viewLimit(limit, used.get(limit.id) ?? (await sumForLimit(db, { config }, limit, now)), now)),
  );
  return [...(coolingOff ? [viewCoolingOff(coolingOff)] : []), ...views.flat()];
}

export const listLimitsFlow: Module = {
  name: 'list-limits',
  routes(app, kernel) {
    mount(app, 'player.limits.list', ({ principal }) => listLimits(kernel, principal.playerId));
  },
};
