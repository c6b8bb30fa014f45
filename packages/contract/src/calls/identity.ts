import type { Call } from './call.ts';

export const identityCalls = {
  'player.services.sumsub': { method: 'POST', path: '/api/player/services/sumsub/auth', auth: 'bearer', isBare: true },
} as const satisfies Record<string, Call>;
