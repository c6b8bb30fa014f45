import type { FastifyInstance } from 'fastify';
import { mount, type Kernel } from '#kernel';
import { getLoyaltyAccount } from './loyalty/get-account.ts';
import { listLevels } from './loyalty/list-levels.ts';
import { listPlayerQuests, listQuests } from './quest/list-quests.ts';

export function retentionRoutes(app: FastifyInstance, kernel: Kernel): void {
  mount(app, 'retention.account', ({ principal }) => getLoyaltyAccount(kernel, principal.playerId));
  mount(app, 'retention.levels', async ({ query }) => listLevels(kernel, query));
  mount(app, 'retention.quests.list', ({ query, principal }) => listQuests(kernel, principal.playerId, query));
  mount(app, 'retention.playerQuests.list', ({ query, principal }) => listPlayerQuests(kernel, principal.playerId, query));
}
