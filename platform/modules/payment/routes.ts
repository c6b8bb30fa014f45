import type { FastifyInstance } from 'fastify';
import { mount, pageOf, type Kernel } from '#kernel';
import { requireCurrency } from '#modules/settings';
import { findInvoices, viewInvoice } from './invoice.ts';
import { findMethods, type Payer } from './method.ts';
import { startDeposit } from './start-deposit.ts';
import type { Direction } from './stored-method.ts';
import { viewMethod } from './view-method.ts';

/** Starting deposits is slow on purpose for machines, never for people. */
const depositLimit = { max: 20, timeWindow: '1 minute' };

export function paymentRoutes(app: FastifyInstance, kernel: Kernel): void {
  const { db } = kernel;

  async function methods(direction: Direction, code: string, payer: Payer) {
    const currency = await requireCurrency(db, code);
    return (await findMethods(db, direction, code, payer)).map((method) => viewMethod(method, currency));
  }

  for (const direction of ['deposit', 'withdrawal'] as const) {
    mount(app, `payment.methods.${direction}`, ({ query: { currency, country }, caller, principal: { playerId } }) =>
      methods(direction, currency, { playerId, country: country ?? caller.country }),
    );
  }

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
