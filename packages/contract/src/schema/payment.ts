import Type from 'typebox';
import { Fingerprint } from './player.ts';
import { Amount, type CallSchema, Closed, CurrencyCode, EntityId, IdParams, Nullable, SaidCountry, Timestamp, Url } from './common.ts';

const LocaleTexts = Type.Record(Type.String(), Type.String());

export const MethodFieldOption = Type.Object({
  id: Nullable(Type.String()),
  name: Type.String(),
  minAmount: Amount,
  maxAmount: Amount,
  regex: Type.Optional(Type.String({ description: 'The form of `wallet_id` once this network is chosen' })),
  regexp: Type.Optional(Type.String({ description: 'The same for an option of `currencyWithdraw`' })),
});

export const MethodField = Type.Object({
  key: Type.String(),
  fieldType: Type.String({ description: '`select`, `textarea`, else a text input' }),
  type: Type.String({ description: 'Of the value: always `string`' }),
  value: Nullable(Type.String()),
  isRequired: Type.Boolean(),
  regexp: Type.String({ description: 'Empty: any text' }),
  labels: LocaleTexts,
  hints: LocaleTexts,
  position: Type.Integer(),
  options: Type.Optional(Type.Array(MethodFieldOption)),
});

export const PaymentMethod = Type.Object({
  method: Type.String(),
  names: LocaleTexts,
  type: Type.Union([Type.Literal('form'), Type.Literal('address')]),
  processingType: Type.Union([
    Type.Literal('form'),
    Type.Literal('qr'),
    Type.Literal('iframe'),
    Type.Literal('message'),
    Type.Literal('asyncRedirect'),
  ]),
  logo: Type.String(),
  icon: Type.String(),
  amountMin: Amount,
  amountMax: Amount,
  presets: Type.Array(Type.Object({ amount: Amount, default: Type.Boolean() })),
  fields: Type.Array(MethodField),
});

const MethodFieldValues = Type.Record(Type.String({ maxLength: 64 }), Nullable(Type.String({ maxLength: 512 })));

export const Invoice = Type.Object({
  id: EntityId,
  amount: Amount,
  currency: CurrencyCode,
  transactionAmount: Amount,
  transactionCurrency: CurrencyCode,
  status: Type.Integer(),
  statusResult: Type.String(),
  invoiceType: Type.Integer(),
  paymentMethod: Type.String({ description: 'Display name' }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  number: Nullable(Type.Integer({ description: "Counts the player's successful deposits" })),
  publicData: Nullable(Type.Record(Type.String(), Type.String())),
});

/**
 * What the socket says of an invoice. `publicData` is null until there is something to show: clients take the first one of a pending
 * deposit for all that will come.
 */
export const InvoicePush = Type.Object({
  id: EntityId,
  playerId: EntityId,
  amount: Amount,
  currency: CurrencyCode,
  paymentMethod: Type.String(),
  status: Type.Integer(),
  createdAt: Timestamp,
  number: Nullable(Type.Integer()),
  publicData: Nullable(
    Type.Object(
      { qr: Type.String({ description: 'A code to scan, else empty' }), url: Type.String({ description: 'A page to pay on, else empty' }) },
      { additionalProperties: Type.String() },
    ),
  ),
});

const methodsQuery = Closed({ currency: CurrencyCode, country: Type.Optional(SaidCountry) });

export const DepositResponse = Type.Object({
  invoiceId: EntityId,
  method: Type.String(),
  type: Type.String(),
  action: Type.Optional(Url),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  qr: Type.Optional(Type.String()),
  address: Type.Optional(Type.String()),
  tag: Type.Optional(Type.String()),
});

export const WithdrawalResponse = Type.Object({
  invoiceId: EntityId,
  method: Type.Optional(Type.String()),
  type: Type.Optional(Type.String()),
  action: Type.Optional(Url),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  qr: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
});

/** What goes out, and what is left for an operator to pay. */
export const OwnMoneyPaidOut = Type.Object({
  paid: Type.Array(Type.Object({ invoiceId: EntityId, method: Type.String(), amount: Amount, currency: CurrencyCode })),
  left: Type.Array(Type.Object({ amount: Amount, currency: CurrencyCode })),
});

export const paymentSchemas = {
  'payment.methods.deposit': { summary: 'Methods for a deposit', query: methodsQuery, data: Type.Array(PaymentMethod) },
  'payment.methods.withdrawal': { summary: 'Methods for a withdrawal', query: methodsQuery, data: Type.Array(PaymentMethod) },
  'payment.invoices.deposit': {
    summary: 'Starts a deposit. Repeating a request with the same `idempotency-key` header answers the first result',
    body: Closed({
      method: Type.String({ maxLength: 80 }),
      currency: CurrencyCode,
      country: Type.Optional(SaidCountry),
      amount: Amount,
      accountId: EntityId,
      redirectSuccessUrl: Url,
      redirectErrorUrl: Url,
      redirectUrl: Type.Optional(Type.String({ maxLength: 2000, description: 'Needed unless the money goes to an address' })),
      bonusId: Type.Optional(Nullable(Type.String({ maxLength: 80 }))),
      isBonusDecline: Type.Optional(Type.Boolean()),
      fields: Type.Optional(MethodFieldValues),
    }),
    data: DepositResponse,
  },
  'payment.invoices.withdrawal': {
    summary: 'Asks for a withdrawal; the sum moves to the pending pocket at once. Honours `idempotency-key`',
    body: Closed({
      method: Type.String({ maxLength: 80 }),
      currency: CurrencyCode,
      country: Type.Optional(SaidCountry),
      amount: Amount,
      accountId: EntityId,
      fields: Type.Optional(MethodFieldValues),
    }),
    data: WithdrawalResponse,
  },
  'payment.invoices.payOut': {
    summary: 'For a player who has excluded himself and proves to be it by the password: all own money to where he withdrew to before',
    body: Closed({
      login: Type.String({ minLength: 1, maxLength: 254 }),
      password: Type.String({ minLength: 1, maxLength: 256 }),
      fingerprint: Fingerprint,
    }),
    data: OwnMoneyPaidOut,
  },
  'payment.invoices.decline': {
    summary: 'Takes a pending deposit or withdrawal back; a deposit that is paid afterwards is credited all the same',
    params: IdParams,
    data: Invoice,
  },
} as const satisfies Record<string, CallSchema>;
