import type { FastifyInstance } from 'fastify';
import { takeSignedCalls } from '../signed-calls.ts';
import type { StandInContext } from '../stand-in.ts';
import { paymentList } from './list.ts';
import { createPayment, findByReference, type Payment, type PaymentKind } from './payment.sql.ts';

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

type Body = Pick<Payment, 'reference' | 'amount' | 'currency' | 'method' | 'fields'> & {
  returnUrls?: Payment['returnUrls'];
  locale?: string;
};

/** The calls that the platform makes, each signed. A reference is created once, whatever happens on the way. */
export function paymentApi(app: FastifyInstance, { pool, clock, secrets, publicUrl }: StandInContext): void {
  takeSignedCalls(app, secrets.payment, clock);

  const view = (payment: Payment) => ({
    reference: payment.reference,
    providerReference: payment.id,
    state: payment.state,
    amount: payment.amount,
    currency: payment.currency,
    ...(payment.reason ? { reason: payment.reason } : {}),
    ...(payment.kind === 'payment' ? { action: { url: `${publicUrl()}${app.prefix}/pay/${payment.id}`, fields: {} } } : {}),
  });

  for (const kind of ['payment', 'payout'] as const satisfies PaymentKind[]) {
    app.post<{ Body: Body }>(
      `/v1/${kind}s`,
      { schema: { body: kind === 'payment' ? paymentBody : payoutBody } },
      async ({ body }, reply) => {
        const { reference, amount, currency, method } = body;
        const payment = await createPayment(pool, {
          ...body,
          kind,
          returnUrls: body.returnUrls ?? null,
          locale: body.locale ?? 'en',
          createdAt: clock.now(),
        });
        if (payment.amount !== amount || payment.currency !== currency || payment.method !== method) {
          return reply.code(409).send({ error: { code: 'reference-used', message: `Reference ${reference} stands for another payment.` } });
        }
        return reply.code(201).send({ data: view(payment) });
      },
    );
    paymentList(app, pool, kind, view);
    app.get<{ Params: { reference: string } }>(`/v1/${kind}s/:reference`, async ({ params }, reply) => {
      const payment = await findByReference(pool, kind, params.reference);
      if (!payment) return reply.code(404).send({ error: { code: 'not-found', message: 'No such reference.' } });
      return { data: view(payment) };
    });
  }
}
