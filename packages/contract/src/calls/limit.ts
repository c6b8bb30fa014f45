import type { Call } from './call.ts';

export const limitCalls = {
  'player.limits.list': { method: 'GET', path: '/api/player/limits', auth: 'bearer' },
  'player.limits.create': { method: 'POST', path: '/api/player/limits', auth: 'bearer' },
  'player.limits.change': { method: 'PUT', path: '/api/player/limits/{id}', auth: 'bearer' },
  'player.limits.remove': { method: 'DELETE', path: '/api/player/limits/{id}', auth: 'bearer' },
  'player.spending': { method: 'GET', path: '/api/player/spending', auth: 'bearer' },
} as const satisfies Record<string, Call>;
