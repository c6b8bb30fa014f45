import type { FastifyInstance } from 'fastify';
import { mount, type Kernel } from '#kernel';
import { getLoyaltyAccount } from './loyalty/get-account.ts';
import { listLevels } from './loyalty/list-levels.ts';

export function retentionRoutes(app: FastifyInstance, kernel: Kernel): void {
  mount(app, 'retention.account', ({ principal }) => getLoyaltyAccount(kernel, principal.playerId));
  mount(app, 'retention.levels', async ({ query }) => listLevels(kernel, query));
}
