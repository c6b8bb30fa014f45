import type { FastifyInstance } from 'fastify';
import { mount, type Kernel, type RateLimit } from '#kernel';
import { findStoppedMethods } from '#modules/limit';
import { requireKnownCurrency } from '#modules/settings';
import { refuseReachedLimit } from './deposit-limit.ts';
import { exportInvoices } from './export-invoices.ts';
import { getStatistics } from './invoice-statistics.ts';
import { listInvoices } from './list-invoices.ts';
import { findMethods, type Payer } from './find-methods.ts';
import { startDeposit } from './start-deposit.ts';
import type { Direction } from './stored-method.ts';
import { viewMethod } from './view-method.ts';

/** A file may be long. */
const exportLimit: RateLimit = { max: 10, timeWindow: '1 minute' };

/** Starting deposits is slow on purpose for machines, never for people. */
const depositLimit: RateLimit = { max: 20, timeWindow: '1 minute' };

export function paymentRoutes(app: FastifyInstance, kernel: Kernel): void {
  const { db } = kernel;

  async function methods(direction: Direction, code: string, payer: Payer) {
    const currency = await requireKnownCurrency(db, code);
    return (await findMethods(db, direction, code, payer)).map((method) => viewMethod(method, currency));
  }

  mount(app, 'payment.methods.deposit', async ({ query: { currency, country }, caller, principal: { playerId } }) => {
    const [found, stopped] = await Promise.all([
      methods('deposit', currency, { playerId, country: country ?? caller.country }),
      findStoppedMethods(db),
    ]);
    await refuseReachedLimit(kernel, playerId, currency);
    return found.filter(({ method }) => !stopped.has(method));
  });
  mount(app, 'payment.methods.withdrawal', ({ query: { currency, country }, caller, principal: { playerId } }) =>
    methods('withdrawal', currency, { playerId, country: country ?? caller.country }),
  );

  mount(
    app,
    'payment.invoices.deposit',
    ({ body, principal, caller, idempotencyKey }) => startDeposit(kernel, body, { principal, caller, idempotencyKey }),
    {
      limit: depositLimit,
      isMoney: true,
    },
  );

  mount(app, 'payment.invoices.list', ({ query, principal }) => listInvoices(db, principal.playerId, query));
  mount(app, 'payment.invoices.export', ({ query, principal }) => exportInvoices(db, principal.playerId, query), {
    limit: exportLimit,
  });
  mount(app, 'payment.invoices.statistics', ({ principal }) => getStatistics(db, principal.playerId));
}
