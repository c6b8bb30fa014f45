import { mount, type Module } from '#kernel';
import { showSpending } from './show-spending.ts';

/** Reads a year of rounds at most. */
const limit = { max: 30, timeWindow: '1 minute' } as const;

/** What players have spent, beside the limits that they set. */
export const ownSpendingFlow: Module = {
  name: 'own-spending',
  routes(app, kernel) {
    mount(app, 'player.spending', ({ principal, query }) => showSpending(kernel, principal.playerId, query), { limit });
  },
};
