import type { FastifyInstance } from 'fastify';
import { mount, pageOf, type Kernel } from '#kernel';
import { requireCurrency } from '#modules/settings';
import { findInvoices, viewInvoice } from './invoice.ts';
import { findMethods, type Direction } from './method.ts';
import { startDeposit } from './start-deposit.ts';
import { viewMethod } from './view-method.ts';

/** Starting deposits is slow on purpose for machines, never for people. */
const depositLimit = { max: 20, timeWindow: '1 minute' };

export function paymentRoutes(app: FastifyInstance, kernel: Kernel): void {
  const { db } = kernel;

  async function methods(direction: Direction, code: string, country: string | null) {
    const currency = await requireCurrency(db, code);
    return (await findMethods(db, direction, code, country)).map((method) => viewMethod(method, currency));
  }

  mount(app, 'payment.methods.deposit', ({ query, caller }) => methods('deposit', query.currency, query.country ?? caller.country));
  mount(app, 'payment.methods.withdrawal', ({ query, caller }) => methods('withdrawal', query.currency, query.country ?? caller.country));

  mount(
    app,
    'payment.invoices.deposit',
    ({ body, principal, caller, idempotencyKey }) => startDeposit(kernel, body, { principal, caller, idempotencyKey }),
    {
      limit: depositLimit,
    },
  );

  mount(app, 'payment.invoices.list', async ({ query, principal }) => {
    const page = pageOf(query);
    const { dateFrom: from, dateTo: to, type, status, currency } = query;
    const { rows, total } = await findInvoices(db, { playerId: principal.playerId, from, to, type, status, currency }, page);
    return { data: rows.map(viewInvoice), meta: page.meta(total) };
  });
}
