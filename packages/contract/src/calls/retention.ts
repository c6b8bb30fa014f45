import type { Call } from './call.ts';

export const retentionCalls = {
  'retention.quests.list': { method: 'GET', path: '/api/retention/quests', auth: 'bearer' },
  'retention.playerQuests.list': { method: 'GET', path: '/api/retention/player-quests', auth: 'bearer' },
  'retention.quests.activate': { method: 'PUT', path: '/api/retention/quests/{id}/activate', auth: 'bearer' },
  'retention.playerQuests.cancel': { method: 'PUT', path: '/api/retention/player-quests/{id}/cancel', auth: 'bearer' },
  'retention.tournaments.list': { method: 'GET', path: '/api/retention/tournaments', auth: 'optional' },
  'retention.tournaments.get': { method: 'GET', path: '/api/retention/tournaments/{id}', auth: 'optional' },
  'retention.tournaments.participate': { method: 'POST', path: '/api/retention/tournaments/{id}/participate', auth: 'bearer' },
  'retention.account': { method: 'GET', path: '/api/retention/account', auth: 'bearer' },
  'retention.levels': { method: 'GET', path: '/api/retention/levels', auth: 'guest' },
} as const satisfies Record<string, Call>;
