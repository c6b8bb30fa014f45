import Type, { type Static } from 'typebox';
import { Closed, CurrencyCode, Timestamp } from './common.ts';

/** The signed HTTP protocol between the platform and a payment provider: amounts are strings of minor units. */
const MinorUnits = Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$' });
const Reference = Type.String({ minLength: 1, maxLength: 128 });
const Text = Type.String({ maxLength: 2000 });
const Texts = Type.Record(Type.String({ minLength: 1, maxLength: 64 }), Text);

export const PaymentState = Type.Union([Type.Literal('pending'), Type.Literal('succeeded'), Type.Literal('failed')]);

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

/** Provider → platform: what became of a payment or payout. `reference` is the platform's invoice id. */
export const PaymentCallback = Closed({
  eventId: Reference,
  kind: Type.Union([Type.Literal('payment'), Type.Literal('payout')]),
  ...report,
});
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
