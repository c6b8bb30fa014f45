import type { FastifyInstance } from 'fastify';
import { mount, type Kernel } from '#kernel';
import { getLoyaltyAccount } from './loyalty/get-account.ts';
import { listLevels } from './loyalty/list-levels.ts';
import { activateQuest } from './quest/activate-quest.ts';
import { cancelQuest } from './quest/cancel-quest.ts';
import { listPlayerQuests, listQuests } from './quest/list-quests.ts';
import { getTournament, listTournaments } from './tournament/list-tournaments.ts';
import { participate } from './tournament/participate.ts';

export function retentionRoutes(app: FastifyInstance, kernel: Kernel): void {
  mount(app, 'retention.account', ({ principal }) => getLoyaltyAccount(kernel, principal.playerId));
  mount(app, 'retention.tournaments.list', ({ principal, query }) => listTournaments(kernel, principal?.playerId ?? null, query));
  mount(app, 'retention.tournaments.get', ({ principal, params }) => getTournament(kernel, principal?.playerId ?? null, params.id));
  mount(app, 'retention.tournaments.participate', ({ principal, params }) => participate(kernel, principal.playerId, params.id), {
    limit: { max: 30, timeWindow: '1 minute' },
  });
  mount(app, 'retention.levels', async ({ query }) => listLevels(kernel, query));
  mount(app, 'retention.quests.list', ({ query, principal }) => listQuests(kernel, principal.playerId, query));
  mount(app, 'retention.playerQuests.list', ({ query, principal }) => listPlayerQuests(kernel, principal.playerId, query));
  mount(app, 'retention.quests.activate', ({ params, principal }) => activateQuest(kernel, principal.playerId, params.id), {
    isMoney: true,
  });
  mount(app, 'retention.playerQuests.cancel', ({ params, principal }) => cancelQuest(kernel, principal.playerId, params.id));
}
