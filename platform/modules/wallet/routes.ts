import type { FastifyInstance } from 'fastify';
import { mount, type Kernel, type RateLimit } from '#kernel';
import { createAccount } from './create-account.ts';
import { hideAccount } from './hide-account.ts';
import { listAccounts } from './list-accounts.ts';
import { exportStatement } from './statement/export-statement.ts';
import { getStatement, listStatementEntries } from './statement/statement.ts';
import { switchAccount } from './switch-account.ts';

/** A file may be long. */
const exportLimit: RateLimit = { max: 10, timeWindow: '1 minute' };

export function walletRoutes(app: FastifyInstance, kernel: Kernel): void {
  mount(app, 'wallet.accounts.list', ({ principal }) => listAccounts(kernel.db, principal.playerId));
  mount(app, 'wallet.accounts.create', ({ principal, body }) => createAccount(kernel, principal.playerId, body.currency));
  mount(app, 'wallet.accounts.switch', ({ principal, params }) => switchAccount(kernel, principal.playerId, params.id));
  mount(app, 'wallet.accounts.hide', ({ principal, params }) => hideAccount(kernel, principal.playerId, params.id));
  mount(app, 'wallet.statement.get', ({ principal, query }) => getStatement(kernel.db, principal.playerId, query));
  mount(app, 'wallet.statement.entries', ({ principal, query }) => listStatementEntries(kernel.db, principal.playerId, query));
  mount(app, 'wallet.statement.export', ({ principal, query }) => exportStatement(kernel.db, principal.playerId, query), {
    limit: exportLimit,
  });
}
