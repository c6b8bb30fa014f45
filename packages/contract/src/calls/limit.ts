import type { Call } from './call.ts';

export const limitCalls = {
  'player.limits.list': { method: 'GET', path: '/api/player/limits', auth: 'bearer' },
} as const satisfies Record<string, Call>;
