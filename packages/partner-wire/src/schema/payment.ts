import Type, { type Static } from 'typebox';
import { Closed, CurrencyCode, MinorUnits, Reference, Timestamp } from './common.ts';

// The signed HTTP protocol between the platform and a payment provider: docs/guides/add-a-payment-provider.md.

const Text = Type.String({ maxLength: 2000 });
const Texts = Type.Record(Type.String({ minLength: 1, maxLength: 64 }), Text);

export const PaymentState = Type.Union([Type.Literal('pending'), Type.Literal('succeeded'), Type.Literal('failed')]);
export type PaymentState = Static<typeof PaymentState>;

/** Money that comes in, or goes out. */
export const PaymentKind = Type.Union([Type.Literal('payment'), Type.Literal('payout')]);
export type PaymentKind = Static<typeof PaymentKind>;

const order = {
  /** The platform's invoice id: creating it twice creates one. */
  reference: Reference,
  amount: Type.String({ pattern: '^[1-9][0-9]{0,15}$' }),
  currency: CurrencyCode,
  method: Type.String({ minLength: 1, maxLength: 512 }),
  fields: Type.Record(Type.String(), Type.String({ maxLength: 512 })),
};

/** Platform → provider: `POST /v1/payments`. */
export const PaymentOrder = Type.Object({
  ...order,
  description: Type.Optional(Type.String({ maxLength: 512 })),
  locale: Type.Optional(Type.String({ maxLength: 512 })),
  returnUrls: Type.Object({ success: Text, error: Text, pending: Text }),
});
export type PaymentOrder = Static<typeof PaymentOrder>;

/** Platform → provider: `POST /v1/payouts`. */
export const PayoutOrder = Type.Object(order);
export type PayoutOrder = Static<typeof PayoutOrder>;

/** Platform → provider: `POST /v1/refunds`: money of a payment goes back the way it came. `reference` is the refund's own: twice is one. */
export const RefundOrder = Type.Object({ reference: Reference, payment: Reference, amount: order.amount, currency: CurrencyCode });
export type RefundOrder = Static<typeof RefundOrder>;

/** Platform → provider: `POST /v1/cancellations`: the player has given the payment up. */
export const CancelOrder = Type.Object({ payment: Reference });
export type CancelOrder = Static<typeof CancelOrder>;

/** The query of `GET /v1/payments` and `GET /v1/payouts`: what changed in a period, from where the last page ended. */
export const PaymentPeriod = Type.Object({
  from: Timestamp,
  to: Timestamp,
  after: Type.Optional(Type.String({ minLength: 1, maxLength: 512 })),
});
export type PaymentPeriod = Static<typeof PaymentPeriod>;

const report = {
  reference: Reference,
  providerReference: Reference,
  state: PaymentState,
  amount: MinorUnits,
  currency: CurrencyCode,
  /** Of a payment to an address: all that has arrived there so far. */
  received: Type.Optional(MinorUnits),
  reason: Type.Optional(Type.String({ maxLength: 200 })),
  /** What the player may read of it, merged into the invoice. */
  publicData: Type.Optional(Texts),
};

/** Provider → platform: what became of a payment or payout. */
export const PaymentCallback = Closed({ eventId: Reference, kind: PaymentKind, ...report });
export type PaymentCallback = Static<typeof PaymentCallback>;

/** What a provider answers under `data` when a payment or payout is created or asked for. */
export const PaymentAnswer = Type.Object({
  ...report,
  /** Where the player pays, when that is a page of the provider. */
  action: Type.Optional(Type.Object({ url: Type.String({ maxLength: 2000, pattern: '^https?://' }), fields: Type.Optional(Texts) })),
  qr: Type.Optional(Text),
  address: Type.Optional(Text),
  tag: Type.Optional(Text),
  expiresAt: Type.Optional(Timestamp),
});
export type PaymentAnswer = Static<typeof PaymentAnswer>;

/** A page of what changed at a provider in a period, oldest first; `next` goes into `after` of the next page. */
export const PaymentPage = Type.Object({
  data: Type.Array(Type.Object({ ...report, changedAt: Timestamp })),
  next: Type.Optional(Type.String({ minLength: 1, maxLength: 512 })),
});
export type PaymentPage = Static<typeof PaymentPage>;
