import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { countWaiting } from '../../delivery.sql.ts';
import type { StandInContext } from '../../stand-in.ts';
import { updatePayment } from '../change-payment.ts';
import { hasPage } from '../channels.ts';
import { decide, type Payment } from '../payment.ts';
import { findPayment } from '../payment.sql.ts';
import { decidedPage, payPage } from './pay-page.ts';
import { showPage, unknownPayment, type ProviderPage } from './provider-page.ts';

interface WithId {
  Params: { id: string };
}

const longestWaitMs = 5_000;

/** The page on which a player pays, for every channel; only the wallet's page may be framed, and only by the site. */
export function payRoutes(app: FastifyInstance, { pool, clock, shopName, siteOrigins }: StandInContext): void {
  const show = (reply: FastifyReply, payment: Payment, page: ProviderPage) =>
    showPage(reply, { ...page, ...(payment.channel === 'frame' && { frameAncestors: siteOrigins }) });

  app.get<WithId>('/pay/:id', async ({ params }, reply) => {
    const payment = await findPayment(pool, params.id);
    if (!payment || !hasPage(payment.channel)) return showPage(reply, unknownPayment(shopName));
    return show(
      reply,
      payment,
      payment.state === 'pending' && !payment.outcome ? payPage(payment, shopName) : decidedPage(payment, shopName),
    );
  });

  app.post<WithId & { Body: { decision?: string } }>('/pay/:id', async ({ params, body }, reply) => {
    const before = await findPayment(pool, params.id);
    if (!before || !hasPage(before.channel)) return showPage(reply, unknownPayment(shopName));
    const now = clock.now();
    const after = await updatePayment(pool, before.id, now, (payment) => {
      if (body?.decision === 'approve') return decide(payment, 'succeeded', null, now);
      return body?.decision === 'decline' ? decide(payment, 'failed', 'declined', now) : null;
    });
    if (before.fault === 'callback-before-redirect') await untilReported(before.id);
    return show(reply, before, decidedPage(after ?? before, shopName));
  });

  async function untilReported(id: string): Promise<void> {
    for (const end = Date.now() + longestWaitMs; Date.now() < end && (await countWaiting(pool, id)) > 0;) await sleep(50);
  }
}
