import type { FastifyInstance } from 'fastify';
import { mount, type Kernel } from '#kernel';
import { createAccount } from './create-account.ts';
import { hideAccount } from './hide-account.ts';
import { listAccounts } from './list-accounts.ts';
import { switchAccount } from './switch-account.ts';

export function walletRoutes(app: FastifyInstance, kernel: Kernel): void {
  mount(app, 'wallet.accounts.list', ({ principal }) => listAccounts(kernel.db, principal.playerId));
  mount(app, 'wallet.accounts.create', ({ principal, body }) => createAccount(kernel, principal.playerId, body.currency));
  mount(app, 'wallet.accounts.switch', ({ principal, params }) => switchAccount(kernel, principal.playerId, params.id));
  mount(app, 'wallet.accounts.hide', ({ principal, params }) => hideAccount(kernel, principal.playerId, params.id));
}
