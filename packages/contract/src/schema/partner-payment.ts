import Type, { type Static } from 'typebox';
import { Closed, CurrencyCode } from './common.ts';

/** The signed HTTP protocol between the platform and a payment provider: amounts are strings of minor units. */
const MinorUnits = Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$' });
const Reference = Type.String({ minLength: 1, maxLength: 128 });

export const PaymentState = Type.Union([Type.Literal('pending'), Type.Literal('succeeded'), Type.Literal('failed')]);

/** Provider → platform: what became of a payment or payout. `reference` is the platform's invoice id. */
export const PaymentCallback = Closed({
  eventId: Reference,
  kind: Type.Union([Type.Literal('payment'), Type.Literal('payout')]),
  reference: Reference,
  providerReference: Reference,
  state: PaymentState,
  amount: MinorUnits,
  currency: CurrencyCode,
  reason: Type.Optional(Type.String({ maxLength: 200 })),
});
export type PaymentCallback = Static<typeof PaymentCallback>;
