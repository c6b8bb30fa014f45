import { invoiceType, type InvoiceStatistics } from '@verdigale/contract';
import { convert, crossRate, money, parseRate, toWire } from '@verdigale/money';
import type { Queryable } from '#kernel';
import { findCurrency, requireBaseCurrency, type CurrencyInfo } from '#modules/settings';
import { totalsOf, type InvoiceTotal } from './find-invoices.sql.ts';

/**
 * What the player deposited and withdrew so far: one row per currency, of successful invoices. A base-currency amount is the exact
 * worth at current rates, rounded once, half to even; a sum is converted as a whole. (wire 8.5)
 */
export async function getStatistics(db: Queryable, playerId: string): Promise<InvoiceStatistics[]> {
  const rows = await db.all(totalsOf(playerId));
  const base = await requireBaseCurrency(db);
  const byCurrency = [...Map.groupBy(rows, ({ currency }) => currency)];
  return Promise.all(
    byCurrency.map(async ([code, ofCurrency]) => {
      const currency = await findCurrency(db, code);
      if (!currency) throw new Error(`an invoice in the unknown currency ${code}`);
      return viewStatistics(ofCurrency, currency, base);
    }),
  );
}

const none = {
  purchasesCount: 0,
  virtualPayoutsCount: 0,
  purchasesSum: null,
  virtualPayoutsSum: null,
  purchasesSumBaseCurrency: null,
  virtualPayoutsSumBaseCurrency: null,
  lastPurchaseAmount: null,
  lastVirtualPayoutAmount: null,
  lastPurchaseAmountBaseCurrency: null,
  lastVirtualPayoutAmountBaseCurrency: null,
  lastPurchaseProcessedAt: null,
  lastVirtualPayoutProcessedAt: null,
};

function viewStatistics(rows: readonly InvoiceTotal[], currency: CurrencyInfo, base: CurrencyInfo): InvoiceStatistics {
  const worth = crossRate(parseRate(currency.rate), parseRate(base.rate));
  const own = (amount: bigint | undefined) => (amount === undefined ? null : toWire(money(amount, currency.code), currency));
  const inBase = (amount: bigint | undefined) =>
    amount === undefined ? null : toWire(convert(money(amount, currency.code), base.code, worth, 'half-even'), base);
  const [deposit, withdrawal] = [invoiceType.deposit, invoiceType.withdrawal].map((type) => rows.find((row) => row.type === type));
  return {
    ...none,
    currency: currency.code,
    depositsCount: deposit?.count ?? 0,
    withdrawalsCount: withdrawal?.count ?? 0,
    depositsSum: own(deposit?.sum),
    withdrawalsSum: own(withdrawal?.sum),
    depositsSumBaseCurrency: inBase(deposit?.sum),
    withdrawalsSumBaseCurrency: inBase(withdrawal?.sum),
    lastDepositAmount: own(deposit?.lastAmount),
    lastWithdrawalAmount: own(withdrawal?.lastAmount),
    lastDepositAmountBaseCurrency: inBase(deposit?.lastAmount),
    lastWithdrawalAmountBaseCurrency: inBase(withdrawal?.lastAmount),
    lastDepositProcessedAt: deposit?.lastAt.toISOString() ?? null,
    lastWithdrawalProcessedAt: withdrawal?.lastAt.toISOString() ?? null,
  };
}
