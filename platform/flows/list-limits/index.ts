import type { Limit } from '@verdigale/contract';
import { mount, type Kernel, type Module } from '#kernel';
import { findDepositLimits, viewLimit } from '#modules/limit';
import { sumForLimit } from '#modules/payment';

/** The limits of a player with what is used of them, which the payments know. (W 5) */
async function listLimits({ db, clock }: Kernel, playerId: string): Promise<Limit[]> {
  const now = clock.now();
  const limits = await findDepositLimits(db, playerId, null, now);
  const views = await Promise.all(limits.map(async (limit) => viewLimit(limit, await sumForLimit(db, limit, now), now)));
  return views.flat();
}

export const listLimitsFlow: Module = {
  name: 'list-limits',
  routes(app, kernel) {
    mount(app, 'player.limits.list', ({ principal }) => listLimits(kernel, principal.playerId));
  },
};
