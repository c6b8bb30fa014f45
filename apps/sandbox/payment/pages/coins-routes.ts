import type { FastifyInstance } from 'fastify';
import type { StandInContext } from '../../stand-in.ts';
import { updatePayment } from '../change-payment.ts';
import { parseAmount } from '../format-amount.ts';
import { arrive } from '../payment.ts';
import { findByAddress } from '../payment.sql.ts';
import { coinsPage } from './coins-page.ts';
import { showPage } from './provider-page.ts';

interface Sent {
  address?: string;
  tag?: string;
  amount?: string;
}

/** The wallet from which coins are sent to the addresses of payments. */
export function coinsRoutes(app: FastifyInstance, { pool, clock }: StandInContext): void {
  app.get<{ Querystring: Sent }>('/coins', async ({ query: { address = '', tag = '' } }, reply) =>
    showPage(reply, coinsPage(address ? await findByAddress(pool, address, tag) : undefined, { address, tag })),
  );

  app.post<{ Body: Sent }>('/coins', async ({ body }, reply) => {
    const typed = { address: body?.address?.trim() ?? '', tag: body?.tag?.trim() ?? '', amount: body?.amount ?? '' };
    const payment = await findByAddress(pool, typed.address, typed.tag);
    if (!payment) return showPage(reply, coinsPage(undefined, { ...typed, problem: 'address' }));
    const amount = parseAmount(typed.amount, payment.currency);
    if (amount === undefined) return showPage(reply, coinsPage(payment, { ...typed, problem: 'amount' }));
    const now = clock.now();
    await updatePayment(pool, payment.id, now, (current) => arrive(current, amount, now));
    return reply.redirect(`${app.prefix}/coins?${new URLSearchParams({ address: typed.address, tag: typed.tag })}`, 303);
  });
}
