import Type from 'typebox';
import { Amount, type CallSchema, Closed, CurrencyCode, LocaleCode, Nullable, PageMeta, pageQuery, Timestamp } from './common.ts';
import { Invoice } from './payment.ts';

const filters = {
  dateFrom: Type.Optional(Timestamp),
  dateTo: Type.Optional(Timestamp),
  type: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
  status: Type.Optional(Type.Integer({ minimum: 0, maximum: 5 })),
  currency: Type.Optional(CurrencyCode),
};

const Sum = Nullable(Amount);
const Time = Nullable(Timestamp);

/** What succeeded, in one currency. Purchases and virtual payouts are kinds that this platform does not have. (wire 8.5) */
export const InvoiceStatistics = Type.Object({
  currency: CurrencyCode,
  depositsCount: Type.Integer(),
  withdrawalsCount: Type.Integer(),
  purchasesCount: Type.Integer(),
  virtualPayoutsCount: Type.Integer(),
  depositsSum: Sum,
  withdrawalsSum: Sum,
  purchasesSum: Sum,
  virtualPayoutsSum: Sum,
  depositsSumBaseCurrency: Sum,
  withdrawalsSumBaseCurrency: Sum,
  purchasesSumBaseCurrency: Sum,
  virtualPayoutsSumBaseCurrency: Sum,
  lastDepositAmount: Sum,
  lastWithdrawalAmount: Sum,
  lastPurchaseAmount: Sum,
  lastVirtualPayoutAmount: Sum,
  lastDepositAmountBaseCurrency: Sum,
  lastWithdrawalAmountBaseCurrency: Sum,
  lastPurchaseAmountBaseCurrency: Sum,
  lastVirtualPayoutAmountBaseCurrency: Sum,
  lastDepositProcessedAt: Time,
  lastWithdrawalProcessedAt: Time,
  lastPurchaseProcessedAt: Time,
  lastVirtualPayoutProcessedAt: Time,
});

export const invoiceListSchemas = {
  'payment.invoices.list': {
    summary: "The own deposits and withdrawals, newest first. Methods are named in `locale`, else in the player's own",
    query: Closed({ ...pageQuery, ...filters, locale: Type.Optional(LocaleCode) }),
    data: Type.Array(Invoice),
    meta: PageMeta,
  },
  'payment.invoices.export': {
    summary: 'The same as a CSV file (RFC 4180), all of it, newest first',
    query: Closed(filters),
    data: Type.Unsafe<Blob>({ type: 'string', format: 'binary', description: 'the bytes' }),
  },
  'payment.invoices.statistics': {
    summary: 'What the player deposited and withdrew so far, one row per currency; base-currency amounts at current rates',
    data: Type.Array(InvoiceStatistics),
  },
} as const satisfies Record<string, CallSchema>;
