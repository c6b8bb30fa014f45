import { CancelOrder, RefundOrder } from '@verdigale/partner-wire/schema';
import { inTransaction } from '@verdigale/stand-in';
import type { FastifyInstance } from 'fastify';
import type { StandInContext } from '../stand-in.ts';
import { updatePayment } from './change-payment.ts';
import { cancel } from './payment.ts';
import { findByReference, lockPayment } from './payment.sql.ts';
import { findRefund, insertRefund, refundedSum } from './refund.sql.ts';
import { answerOf } from './report.ts';

/** What the platform asks for once a payment is given up, or its money may not stay. */
export function refundApi(app: FastifyInstance, { pool, clock, publicUrl }: StandInContext): void {
  const unknown = { error: { code: 'not-found', message: 'No such payment.' } };
  const refused = (code: string, message: string) => ({ error: { code, message } });

  app.post<{ Body: CancelOrder }>('/v1/cancellations', { schema: { body: CancelOrder } }, async ({ body }, reply) => {
    const payment = await findByReference(pool, 'payment', body.payment);
    // 422 and not 404, which stands for a call that a provider does not have.
    if (!payment) return reply.code(422).send(unknown);
    const after = (await updatePayment(pool, payment.id, clock.now(), cancel)) ?? payment;
    if (after.state === 'pending') return reply.code(409).send(refused('still-open', 'Money may arrive all the same.'));
    return { data: answerOf(after, `${publicUrl()}${app.prefix}`) };
  });

  app.post<{ Body: RefundOrder }>('/v1/refunds', { schema: { body: RefundOrder } }, async ({ body }, reply) =>
    inTransaction(pool, async (client) => {
      const { reference, payment: name, amount, currency } = body;
      const found = await findByReference(client, 'payment', name);
      const payment = found && (await lockPayment(client, found.id));
      if (!payment) return reply.code(422).send(unknown);
      const data = { reference, providerReference: `refund_${reference}`, state: 'succeeded', amount, currency };
      const known = await findRefund(client, reference);
      if (known) {
        const isSame = known.paymentId === payment.id && known.amount === amount && known.currency === currency;
        return isSame ? { data } : reply.code(409).send(refused('reference-used', `Reference ${reference} stands for another refund.`));
      }
      const came = payment.channel === 'coins' ? payment.confirmed : payment.state === 'succeeded' ? payment.amount : '0';
      const left = BigInt(came) - (await refundedSum(client, payment.id));
      if (payment.currency !== currency || BigInt(amount) > left) return reply.code(422).send(refused('too-much', 'So much did not come.'));
      await insertRefund(client, { reference, paymentId: payment.id, amount, currency }, clock.now());
      return reply.code(201).send({ data });
    }),
  );
}
