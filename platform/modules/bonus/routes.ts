import type { FastifyInstance } from 'fastify';
import { mount, type Kernel } from '#kernel';
import { activateFreeSpins, cancelFreeSpins } from './free-spins/own-free-spins.ts';
import { activateBonus } from './lifecycle/activate-bonus.ts';
import { cancelBonus } from './lifecycle/cancel-bonus.ts';
import { listFreeSpins, listPlayerBonuses } from './list-own.ts';

export function bonusRoutes(app: FastifyInstance, kernel: Kernel): void {
  mount(app, 'game.playerBonuses.list', ({ query, principal }) => listPlayerBonuses(kernel, principal.playerId, query));
  mount(app, 'game.playerBonuses.activate', ({ params, principal }) => activateBonus(kernel, principal.playerId, params.id), {
    isMoney: true,
  });
  mount(app, 'game.playerBonuses.cancel', ({ params, principal }) => cancelBonus(kernel, principal.playerId, params.id), { isMoney: true });
  mount(app, 'game.playerFreespins.list', ({ query, principal }) => listFreeSpins(kernel, principal.playerId, query));
  mount(app, 'game.playerFreespins.activate', ({ params, principal }) => activateFreeSpins(kernel, principal.playerId, params.id), {
    isMoney: true,
  });
  mount(app, 'game.playerFreespins.cancel', ({ params, principal }) => cancelFreeSpins(kernel, principal.playerId, params.id), {
    isMoney: true,
  });
}
