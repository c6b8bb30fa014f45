import type { Call } from './call.ts';

export const bonusCalls = {
  'game.playerBonuses.list': { method: 'GET', path: '/api/game/player-bonuses', auth: 'bearer' },
  'game.playerBonuses.activate': { method: 'PUT', path: '/api/game/player-bonuses/{id}/activate', auth: 'bearer' },
  'game.playerBonuses.cancel': { method: 'PUT', path: '/api/game/player-bonuses/{id}/cancel', auth: 'bearer' },
  'game.playerFreespins.list': { method: 'GET', path: '/api/game/player-freespins', auth: 'bearer' },
  'game.playerFreespins.activate': { method: 'PUT', path: '/api/game/player-freespins/{id}/activate', auth: 'bearer' },
  'game.playerFreespins.cancel': { method: 'PUT', path: '/api/game/player-freespins/{id}/cancel', auth: 'bearer' },
  'game.bonuses.list': { method: 'GET', path: '/api/game/bonuses', auth: 'bearer' },
  'game.bonuses.status': { method: 'GET', path: '/api/game/bonuses/status', auth: 'bearer' },
  'game.bonuses.codes.list': { method: 'GET', path: '/api/game/bonuses/bonuscodes', auth: 'bearer' },
  'game.bonuses.codes.add': { method: 'POST', path: '/api/game/bonuses/bonuscodes', auth: 'bearer' },
  'game.bonuses.codes.remove': { method: 'DELETE', path: '/api/game/bonuses/bonuscodes', auth: 'bearer' },
  'game.bonuses.cashback': { method: 'GET', path: '/api/game/bonuses/cashback', auth: 'bearer' },
} as const satisfies Record<string, Call>;
