import type { Call } from './call.ts';

export const riskCalls = {
  'risk.reasons.turnOverWager': { method: 'GET', path: '/api/risk/reasons/turn-over-wager', auth: 'bearer' },
} as const satisfies Record<string, Call>;
