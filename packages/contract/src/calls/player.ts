import type { Call } from './call.ts';

export const playerCalls = {
  'player.init': { method: 'GET', path: '/api/player/init', auth: 'guest' },
  'player.fields.validations': { method: 'GET', path: '/api/player/fields/validations', auth: 'optional' },
  'player.register': { method: 'POST', path: '/api/player/register', auth: 'guest' },
  'player.register.phone': { method: 'POST', path: '/api/player/register/phone', auth: 'guest' },
  'player.register.confirm': { method: 'POST', path: '/api/player/register/confirm', auth: 'guest' },
  'player.otp.send': { method: 'POST', path: '/api/player/otp/send', auth: 'optional' },
  'player.otp.verify': { method: 'POST', path: '/api/player/otp/verify', auth: 'optional' },
  'player.confirmations.email.resend': { method: 'POST', path: '/api/player/profile/confirmations/email/resend', auth: 'bearer' },
  'player.profile.get': { method: 'GET', path: '/api/player/profile', auth: 'bearer' },
  'passwords.change': { method: 'PUT', path: '/api/player/passwords', auth: 'bearer' },
  'passwords.reset': { method: 'POST', path: '/api/player/passwords/reset', auth: 'guest' },
  'passwords.confirm': { method: 'POST', path: '/api/player/passwords/confirm', auth: 'guest' },
  'player.profile.update': { method: 'PUT', path: '/api/player/profile', auth: 'bearer' },
  'sessions.create': { method: 'POST', path: '/api/player/sessions', auth: 'guest' },
  'sessions.token': { method: 'POST', path: '/api/player/sessions/token', auth: 'guest' },
  'sessions.list': { method: 'GET', path: '/api/player/sessions', auth: 'bearer' },
  'sessions.close': { method: 'PUT', path: '/api/player/sessions/{id}/close', auth: 'bearer' },
  'sessions.refresh': { method: 'POST', path: '/api/player/sessions/refresh', auth: 'bearer' },
  'sessions.logout': { method: 'POST', path: '/api/player/sessions/logout', auth: 'bearer' },
} as const satisfies Record<string, Call>;
