import type { Call } from './call.ts';

export const walletCalls = {
  'wallet.accounts.list': { method: 'GET', path: '/api/wallet/accounts', auth: 'bearer' },
  'wallet.accounts.create': { method: 'POST', path: '/api/wallet/accounts', auth: 'bearer' },
  'wallet.accounts.switch': { method: 'PUT', path: '/api/wallet/accounts/{id}/switch', auth: 'bearer' },
  'wallet.accounts.hide': { method: 'PUT', path: '/api/wallet/accounts/{id}/hide', auth: 'bearer' },
  'wallet.statement.get': { method: 'GET', path: '/api/wallet/statement', auth: 'bearer' },
  'wallet.statement.entries': { method: 'GET', path: '/api/wallet/statement/entries', auth: 'bearer' },
  'wallet.statement.export': { method: 'GET', path: '/api/wallet/statement/export', auth: 'bearer', answer: 'file' },
} as const satisfies Record<string, Call>;
