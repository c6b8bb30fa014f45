import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../in-transaction.ts';
import { takeSignedCalls } from '../signed-calls.ts';
import type { StandInContext } from '../stand-in.ts';
import { beginPayment, type Asked } from './begin-payment.ts';
import { paymentList } from './list.ts';
import type { Payment, PaymentKind } from './payment.ts';
import { findByReference, insertPayment } from './payment.sql.ts';
import { answerOf } from './report.ts';
import { takeFault } from './setting.sql.ts';

const text = { type: 'string', minLength: 1, maxLength: 512 } as const;
const fields = { type: 'object', additionalProperties: { type: 'string', maxLength: 512 } } as const;
const common = { reference: text, amount: { type: 'string', pattern: '^[1-9][0-9]{0,15}$' }, currency: text, method: text, fields };
const urls = {
  success: { type: 'string', maxLength: 2000 },
  error: { type: 'string', maxLength: 2000 },
  pending: { type: 'string', maxLength: 2000 },
};

const paymentBody = {
  type: 'object',
  required: ['reference', 'amount', 'currency', 'method', 'fields', 'returnUrls'],
  properties: {
    ...common,
    description: text,
    locale: text,
    returnUrls: { type: 'object', required: ['success', 'error', 'pending'], properties: urls },
  },
};
const payoutBody = { type: 'object', required: ['reference', 'amount', 'currency', 'method', 'fields'], properties: common };

type Body = Omit<Asked, 'kind' | 'returnUrls' | 'locale'> & Partial<Pick<Asked, 'returnUrls' | 'locale'>>;

/** The calls that the platform makes, each signed. A reference is created once, whatever happens on the way. */
export function paymentApi(app: FastifyInstance, { pool, clock, secrets, publicUrl }: StandInContext): void {
  takeSignedCalls(app, secrets.payment, clock);
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
      { schema: { body: kind === 'payment' ? paymentBody : payoutBody } },
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
