import type { PaymentKind } from '@verdigale/partner-wire';
import { PaymentOrder, PayoutOrder } from '@verdigale/partner-wire/schema';
import { inTransaction, takeSignedCalls } from '@verdigale/stand-in';
import type { FastifyInstance } from 'fastify';
import type { StandInContext } from '../stand-in.ts';
import { beginPayment, type Asked } from './begin-payment.ts';
import { paymentList } from './list.ts';
import type { Payment } from './payment.ts';
import { findByReference, insertPayment } from './payment.sql.ts';
import { refundApi } from './refund.ts';
import { answerOf } from './report.ts';
import { takeFault } from './setting.sql.ts';

type Body = PayoutOrder & Partial<PaymentOrder>;

/** The calls that the platform makes, each signed. A reference is created once, whatever happens on the way. */
export function paymentApi(app: FastifyInstance, context: StandInContext): void {
  const { pool, clock, secrets, publicUrl } = context;
  takeSignedCalls(app, secrets.payment, clock);
  refundApi(app, context);
  const pagesUrl = () => `${publicUrl()}${app.prefix}`;

  const create = (asked: Asked): Promise<Payment> =>
    inTransaction(pool, async (client) => {
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${asked.kind} ${asked.reference}`]);
      const found = await findByReference(client, asked.kind, asked.reference);
      if (found) return found;
      const payment = beginPayment(asked, await takeFault(client, asked.method, asked.amount), pagesUrl(), clock.now());
      await insertPayment(client, payment);
      return payment;
    });

  for (const kind of ['payment', 'payout'] as const satisfies PaymentKind[]) {
    app.post<{ Body: Body }>(
      `/v1/${kind}s`,
      { schema: { body: kind === 'payment' ? PaymentOrder : PayoutOrder } },
      async ({ body }, reply) => {
        const { reference, amount, currency, method, fields: given, returnUrls = null, locale = 'en' } = body;
        const payment = await create({ kind, reference, amount, currency, method, fields: given, returnUrls, locale });
        if (payment.amount !== amount || payment.currency !== currency || payment.method !== method) {
          return reply.code(409).send({ error: { code: 'reference-used', message: `Reference ${reference} stands for another payment.` } });
        }
        if (payment.channel === 'coins' && payment.reason === 'declined') {
          return reply.code(422).send({ error: { code: 'declined', message: 'This payment is not taken.' } });
        }
        return reply.code(201).send({ data: answerOf(payment, pagesUrl()) });
      },
    );
    paymentList(app, pool, kind);
    app.get<{ Params: { reference: string } }>(`/v1/${kind}s/:reference`, async ({ params }, reply) => {
      const payment = await findByReference(pool, kind, params.reference);
      if (!payment) return reply.code(404).send({ error: { code: 'not-found', message: 'No such reference.' } });
      return { data: answerOf(payment, pagesUrl()) };
    });
  }
}
