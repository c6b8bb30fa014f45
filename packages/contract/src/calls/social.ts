import type { Call } from './call.ts';

export const socialCalls = {
  'sessions.social': { method: 'POST', path: '/api/player/sessions/social', auth: 'guest' },
} as const satisfies Record<string, Call>;
