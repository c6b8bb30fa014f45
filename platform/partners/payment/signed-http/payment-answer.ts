import type { PaymentCallback } from '@verdigale/partner-wire';
import { PaymentAnswer, PaymentPage } from '@verdigale/partner-wire/schema';
import Type, { type Static, type TSchema } from 'typebox';
import { AppError, parseBody } from '#kernel';
import type { CreatedPayment, ProviderReport } from '../port.ts';

const Answer = Type.Object({ data: PaymentAnswer });

/** What a provider of the signed protocol answered; throws paymentUnavailable when it is something else. */
export function readAnswer(rawBody: string): PaymentAnswer {
  return read(Answer, rawBody).data;
}

/** A page of the provider's list of a period; throws paymentUnavailable when it is something else. */
export function readPage(rawBody: string): PaymentPage {
  return read(PaymentPage, rawBody);
}

function read<Schema extends TSchema>(schema: Schema, rawBody: string): Static<Schema> {
  try {
    return parseBody(schema, rawBody);
  } catch (error) {
    throw new AppError('paymentUnavailable', 'the payment provider answered something else', { cause: error });
  }
}

export function createdFrom({ providerReference, state, action, qr, address, tag, expiresAt, publicData }: PaymentAnswer): CreatedPayment {
  return {
    providerReference,
    state,
    action: action && { url: action.url, fields: action.fields ?? {} },
    qr,
    address,
    tag,
    expiresAt: expiresAt === undefined ? undefined : new Date(expiresAt),
    publicData,
  };
}

export function reportFrom(said: PaymentAnswer | PaymentCallback): ProviderReport {
  const { providerReference, state, amount, currency, received, reason, publicData } = said;
  return {
    providerReference,
    state,
    amount: BigInt(amount),
    currency,
    received: received === undefined ? undefined : BigInt(received),
    reason,
    publicData,
  };
}
