import type { Call } from './call.ts';

/**
 * Ours, beside the wire. The bearer is the token of the sportsbook's play call, and its account the one that bets are placed with; not the
 * player's access token, which no frame of a partner has. 401 (1003) says that this session is over, so that the client has the page launch anew.
 */
export const sportsbookCalls = {
  'sportsbook.sports': { method: 'GET', path: '/api/sportsbook/sports', auth: 'guest' },
  'sportsbook.events.list': { method: 'GET', path: '/api/sportsbook/events', auth: 'guest' },
  'sportsbook.events.get': { method: 'GET', path: '/api/sportsbook/events/{id}', auth: 'guest' },
  'sportsbook.slip': { method: 'POST', path: '/api/sportsbook/slip', auth: 'optional' },
  'sportsbook.stake': { method: 'GET', path: '/api/sportsbook/stake', auth: 'bearer' },
  'sportsbook.bets.place': { method: 'POST', path: '/api/sportsbook/bets', auth: 'bearer' },
  'sportsbook.bets.list': { method: 'GET', path: '/api/sportsbook/bets', auth: 'bearer' },
  'sportsbook.bets.get': { method: 'GET', path: '/api/sportsbook/bets/{id}', auth: 'bearer' },
  'sportsbook.cashOut.quote': { method: 'POST', path: '/api/sportsbook/bets/{id}/cash-out/quote', auth: 'bearer' },
  'sportsbook.cashOut.take': { method: 'POST', path: '/api/sportsbook/bets/{id}/cash-out', auth: 'bearer' },
} as const satisfies Record<string, Call>;
