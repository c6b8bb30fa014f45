import Type, { type Static } from 'typebox';

/** The parts of Greenfield's answers that we read. More may come with them; a part that is missing or strange is an outage. */

const Amount = Type.String({ pattern: '^-?\\d{1,30}(\\.\\d{1,30})?$' });

export const BtcpayInvoice = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 128 }),
  amount: Amount,
  currency: Type.String(),
  checkoutLink: Type.String({ pattern: '^https?://' }),
  expirationTime: Type.Number(),
  status: Type.Enum(['New', 'Processing', 'Expired', 'Invalid', 'Settled']),
  additionalStatus: Type.String(),
  metadata: Type.Object({ orderId: Type.Optional(Type.Union([Type.String(), Type.Null()])) }),
});
export type BtcpayInvoice = Static<typeof BtcpayInvoice>;

/** One way in which an invoice can be paid, and what came on it. */
export const BtcpayPaymentMethod = Type.Object({
  paymentMethodId: Type.String(),
  destination: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  paymentLink: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  rate: Amount,
  payments: Type.Array(
    Type.Object({
      value: Amount,
      fee: Amount,
      status: Type.Enum(['Invalid', 'Processing', 'Settled']),
    }),
  ),
});
export type BtcpayPaymentMethod = Static<typeof BtcpayPaymentMethod>;

export const BtcpayPayout = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 128 }),
  originalAmount: Amount,
  originalCurrency: Type.String(),
  state: Type.Enum(['AwaitingApproval', 'AwaitingPayment', 'InProgress', 'Completed', 'Cancelled']),
  metadata: Type.Optional(Type.Union([Type.Object({ reference: Type.Optional(Type.String()) }), Type.Null()])),
});
export type BtcpayPayout = Static<typeof BtcpayPayout>;

/** Money that its receiver asks for at `viewLink`. */
export const BtcpayPullPayment = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 128 }),
  name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  description: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  amount: Amount,
  currency: Type.String(),
  archived: Type.Boolean(),
  viewLink: Type.String({ pattern: '^https?://' }),
});
export type BtcpayPullPayment = Static<typeof BtcpayPullPayment>;
