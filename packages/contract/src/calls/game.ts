import type { Call } from './call.ts';

export const gameCalls = {
  'game.collections': { method: 'GET', path: '/api/game/collections', auth: 'guest' },
  'game.providers.list': { method: 'GET', path: '/api/game/providers', auth: 'guest' },
  'game.providers.get': { method: 'GET', path: '/api/game/providers/{id}', auth: 'guest' },
  'game.games.list': { method: 'GET', path: '/api/game/games', auth: 'optional' },
  'game.games.counts': { method: 'GET', path: '/api/game/games/counts', auth: 'guest' },
  'game.games.get': { method: 'GET', path: '/api/game/games/{id}', auth: 'optional' },
  'game.games.play': { method: 'POST', path: '/api/game/games/{id}/play', auth: 'optional' },
  'game.sessions.get': { method: 'GET', path: '/api/game/sessions/{id}', auth: 'bearer' },
  'game.games.favorites': { method: 'GET', path: '/api/game/games/favorites', auth: 'bearer' },
  'game.games.favorite.add': { method: 'POST', path: '/api/game/games/{id}/favorite', auth: 'bearer' },
  'game.games.favorite.remove': { method: 'DELETE', path: '/api/game/games/{id}/favorite', auth: 'bearer' },
  'game.games.played': { method: 'GET', path: '/api/game/games/played', auth: 'bearer' },
  'game.spins.list': { method: 'GET', path: '/api/game/spins', auth: 'bearer' },
  'game.spins.get': { method: 'GET', path: '/api/game/spins/{id}', auth: 'bearer' },
  'game.spins.recall': { method: 'GET', path: '/api/game/spins/{id}/recall', auth: 'bearer' },
  'game.spins.winners': { method: 'GET', path: '/api/game/spins/winners', auth: 'guest' },
  'game.bets.list': { method: 'GET', path: '/api/game/bets', auth: 'bearer' },
} as const satisfies Record<string, Call>;
