import type { CancelOrder, PaymentAnswer, PaymentOrder, PayoutOrder, RefundOrder } from '@verdigale/partner-wire';
import { PaymentCallback } from '@verdigale/partner-wire/schema';
import { signatureHeader, signText } from '@verdigale/partner-wire/signature';
import { AppError, parseBody, type Clock } from '#kernel';
import { requireSignature } from '../../signature.ts';
import { createdFrom, readAnswer, readPage, reportFrom } from './payment-answer.ts';
import { PaymentRefused, type CreatedPayment, type PaymentProvider } from '../port.ts';

/** A provider that speaks our own protocol (docs/guides/add-a-payment-provider.md). */
export interface SignedHttpSettings {
  /** Base address without a trailing slash; a partner may live below a path. */
  url: string;
  /** What both sides sign with. */
  secret: string;
}

const timeoutMs = 5_000;

const optionalCall = /^\/v1\/(cancellations|refunds)$/;

/**
 * The payment provider protocol, version 1: JSON over HTTP, each request signed over its body (a GET over its path),
 * amounts as strings of minor units. Answers 409 and 422 are refusals for good.
 */
export function signedHttpProvider({ url, secret }: SignedHttpSettings, clock: Clock): PaymentProvider {
  async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<string | undefined> {
    const text = body && JSON.stringify(body);
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { [signatureHeader]: signText(secret, text ?? path, clock.now()), ...(text ? { 'content-type': 'application/json' } : {}) },
      ...(text ? { body: text } : {}),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    }).catch((error: unknown) => {
      throw new AppError('paymentUnavailable', 'the payment provider did not answer', { cause: error });
    });
    if (response.status === 404 && method === 'GET') return undefined;
    // A provider from before there were cancellations and refunds knows no such path.
    const isUnknownCall = [404, 405, 501].includes(response.status) && optionalCall.test(path);
    if (isUnknownCall || response.status === 409 || response.status === 422)
      throw new PaymentRefused(`the payment provider answered ${response.status}`);
    if (!response.ok) throw new AppError('paymentUnavailable', `the payment provider answered ${response.status}`);
    return response.text().catch((error: unknown) => {
      throw new AppError('paymentUnavailable', 'the payment provider answered half', { cause: error });
    });
  }

  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<PaymentAnswer | undefined> {
    const text = await call(method, path, body);
    return text === undefined ? undefined : readAnswer(text);
  }

  async function create(path: string, order: PaymentOrder | PayoutOrder | RefundOrder): Promise<CreatedPayment> {
    const answer = await ask('POST', path, order);
    if (!answer) throw new AppError('paymentUnavailable', 'the payment provider does not know its own call');
    const isOurs = answer.reference === order.reference && answer.amount === order.amount && answer.currency === order.currency;
    // Not a refusal, which would give a payout's money back while another sum of it is on its way: a person must look at it.
    if (!isOurs) throw new AppError('paymentAmountMismatch', 'the payment provider has something else under this reference');
    return createdFrom(answer);
  }

  return {
    createPayment: ({ amount, exponent: _, ...rest }) =>
      create('/v1/payments', { ...rest, amount: amount.toString(), description: 'Deposit' }),
    createPayout: ({ amount, exponent: _, ...rest }) => create('/v1/payouts', { ...rest, amount: amount.toString() }),
    async findReport(kind, { reference }) {
      const answer = await ask('GET', `/v1/${kind}s/${reference}`);
      if (answer && answer.reference !== reference)
        throw new AppError('paymentAmountMismatch', 'the payment provider answered of another reference');
      return answer && reportFrom(answer);
    },
    async cancelPayment(reference) {
      const answer = await ask('POST', '/v1/cancellations', { payment: reference } satisfies CancelOrder);
      if (answer?.state !== 'failed') throw new PaymentRefused('this payment goes on');
    },
    async refund({ reference, payment, amount, currency }) {
      const order: RefundOrder = { reference, payment, amount: amount.toString(), currency };
      const { state, providerReference } = await create('/v1/refunds', order);
      return { state, providerReference };
    },
    async *list(kind, { from, to }) {
      const period = { from: from.toISOString(), to: to.toISOString() };
      for (let after: string | undefined = ''; after !== undefined;) {
        const text = await call('GET', `/v1/${kind}s?${new URLSearchParams({ ...period, ...(after && { after }) })}`);
        const page = readPage(text ?? '');
        yield page.data.map((said) => ({ ...reportFrom(said), reference: said.reference, changedAt: new Date(said.changedAt) }));
        if (page.next === after) throw new AppError('paymentUnavailable', 'a page of the payment provider leads to itself');
        after = page.next;
      }
    },
    async readCallback(headers, rawBody) {
      requireSignature(secret, headers, rawBody, clock);
      const said = parseBody(PaymentCallback, rawBody);
      return { kind: said.kind, reference: said.reference, report: reportFrom(said) };
    },
  };
}
