import type { Call } from './index.ts';

export const walletCalls = {
  'wallet.accounts.list': { method: 'GET', path: '/api/wallet/accounts', auth: 'bearer' },
  'wallet.accounts.create': { method: 'POST', path: '/api/wallet/accounts', auth: 'bearer' },
  'wallet.accounts.switch': { method: 'PUT', path: '/api/wallet/accounts/{id}/switch', auth: 'bearer' },
  'wallet.accounts.hide': { method: 'PUT', path: '/api/wallet/accounts/{id}/hide', auth: 'bearer' },
} as const satisfies Record<string, Call>;
