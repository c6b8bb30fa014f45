import type { Call } from './call.ts';

export const secondFactorCalls = {
  'secondFactor.get': { method: 'GET', path: '/api/player/second-factor', auth: 'bearer' },
  'secondFactor.remove': { method: 'DELETE', path: '/api/player/second-factor', auth: 'bearer' },
  'secondFactor.app.begin': { method: 'POST', path: '/api/player/second-factor/app', auth: 'bearer' },
  'secondFactor.app.confirm': { method: 'PUT', path: '/api/player/second-factor/app', auth: 'bearer' },
  'secondFactor.passkeys.begin': { method: 'POST', path: '/api/player/second-factor/passkeys/options', auth: 'bearer' },
  'secondFactor.passkeys.add': { method: 'POST', path: '/api/player/second-factor/passkeys', auth: 'bearer' },
  'secondFactor.passkeys.remove': { method: 'DELETE', path: '/api/player/second-factor/passkeys/{id}', auth: 'bearer' },
  'secondFactor.recoveryCodes.renew': { method: 'POST', path: '/api/player/second-factor/recovery-codes', auth: 'bearer' },
} as const satisfies Record<string, Call>;
