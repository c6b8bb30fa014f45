import { showTesterPage } from '@verdigale/stand-in';
import type { FastifyInstance } from 'fastify';
import type { StandInContext } from '../../stand-in.ts';
import { updatePayment } from '../change-payment.ts';
import { decide } from '../payment.ts';
import { findByPickUpCodes, findByTransactionId } from '../payment.sql.ts';
import { agentPage, agentStyles, type Asked } from './agent-page.ts';

/** The counter of a cash agent. */
export function agentRoutes(app: FastifyInstance, { pool, clock }: StandInContext): void {
  const find = ({ transactionId, clientId, securityCode }: Asked) =>
    transactionId
      ? findByTransactionId(pool, transactionId.trim())
      : findByPickUpCodes(pool, clientId?.trim() ?? '', securityCode?.trim() ?? '');

  app.get<{ Querystring: Asked }>('/agent', async ({ query }, reply) => {
    const payment = query.transactionId || query.clientId ? await find(query) : undefined;
    return showTesterPage(reply, { title: 'Cash agent', body: agentPage(payment, query), styles: agentStyles });
  });

  app.post<{ Params: { id: string }; Body: { decision?: string } }>('/agent/:id', async ({ params, body }, reply) => {
    const now = clock.now();
    const isTaken = body?.decision === 'approve';
    const payment = await updatePayment(pool, params.id, now, (current) =>
      current.channel === 'agent' || current.channel === 'pick-up'
        ? decide(current, isTaken ? 'succeeded' : 'failed', isTaken ? null : 'refused by the agent', now)
        : null,
    );
    const { transactionId, clientId, securityCode } = payment?.details ?? {};
    const codes: Record<string, string> = transactionId
      ? { transactionId }
      : { clientId: clientId ?? '', securityCode: securityCode ?? '' };
    return reply.redirect(`${app.prefix}/agent?${new URLSearchParams(codes)}`, 303);
  });
}
