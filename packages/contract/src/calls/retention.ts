import type { Call } from './call.ts';

export const retentionCalls = {
  'retention.account': { method: 'GET', path: '/api/retention/account', auth: 'bearer' },
  'retention.levels': { method: 'GET', path: '/api/retention/levels', auth: 'guest' },
} as const satisfies Record<string, Call>;
