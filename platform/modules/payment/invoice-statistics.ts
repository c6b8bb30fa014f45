import { invoiceStatus, invoiceType, type InvoiceStatistics, type InvoiceType } from '@verdigale/contract';
import { convert, crossRate, money, parseRate, toWire } from '@verdigale/money';
import { sql } from 'kysely';
import type { Queryable } from '#kernel';
import { findCurrency, requireBaseCurrency, type CurrencyInfo } from '#modules/settings';

interface Total {
  currency: string;
  type: InvoiceType;
  count: number;
  sum: bigint;
  last_amount: bigint;
  last_at: Date;
}

const totals = (playerId: string) => sql<Total>`
  select currency, type, count(*)::int as count, sum(amount)::bigint as sum,
    (array_agg(amount order by updated_at desc, id desc))[1] as last_amount, max(updated_at) as last_at
  from payment.invoice where player_id = ${playerId} and status = ${invoiceStatus.success}
  group by currency, type order by currency`;

/**
 * What the player deposited and withdrew so far: a row a currency, of successful invoices. A base-currency amount is the exact
 * worth by the rates of now, rounded once, half to even; a sum is converted as a whole. (wire 8.5)
 */
export async function getStatistics(db: Queryable, playerId: string): Promise<InvoiceStatistics[]> {
  const rows = await db.all(totals(playerId));
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

function viewStatistics(rows: readonly Total[], currency: CurrencyInfo, base: CurrencyInfo): InvoiceStatistics {
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
    lastDepositAmount: own(deposit?.last_amount),
    lastWithdrawalAmount: own(withdrawal?.last_amount),
    lastDepositAmountBaseCurrency: inBase(deposit?.last_amount),
    lastWithdrawalAmountBaseCurrency: inBase(withdrawal?.last_amount),
    lastDepositProcessedAt: deposit?.last_at.toISOString() ?? null,
    lastWithdrawalProcessedAt: withdrawal?.last_at.toISOString() ?? null,
  };
}
