import { invoiceType } from '@verdigale/contract';
import { sql } from '#testing/sql.ts';
import { newId, type Kernel } from '#kernel';
import { insertInvoice, seedMethods, type InvoiceRow, type MethodSeed, type NewInvoice } from '#modules/payment';
import { openAccount } from '#modules/wallet';
import type { Report } from './settle-invoice.ts';

export const provider = 'sandbox';

const seed = { direction: 'deposit', provider, names: { en: 'Test' }, logo: '', isEnabled: true } as const;
const limits = (currency: string) => [{ currency, min: '500', max: '100000000', presets: [] }];

/** A method over a sum, and one whose money goes to an address. */
export const testMethods: readonly MethodSeed[] = [
  { ...seed, id: 'test.page', type: 'form', processingType: 'form', limits: limits('EUR'), fields: [], countries: [] },
  { ...seed, id: 'test.address', type: 'address', processingType: 'message', limits: limits('BTC'), fields: [], countries: [] },
];

/** A pending deposit of a new player over 500 minor units. */
export async function beginDeposit(
  kernel: Kernel,
  method: 'test.page' | 'test.address',
  more: Partial<NewInvoice> = {},
): Promise<InvoiceRow> {
  await seedMethods(kernel.db, testMethods);
  const currency = method === 'test.page' ? { code: 'EUR', exponent: 2 } : { code: 'BTC', exponent: 8 };
  const playerId = newId();
  return kernel.db.transaction(async (tx) => {
    const account = await openAccount(tx, { playerId, currency, isActive: true });
    return insertInvoice(tx, {
      playerId,
      accountId: account.id,
      type: invoiceType.deposit,
      amount: 500n,
      received: method === 'test.address' ? 0n : null,
      currency: currency.code,
      exponent: currency.exponent,
      method,
      methodName: 'Test',
      provider,
      fields: {},
      createdAt: kernel.clock.now(),
      ...more,
    });
  });
}

/** The provider's report of it. */
export function reportOf({ id, requested, currency }: InvoiceRow, said: Partial<Report> = {}): Report {
  return {
    reference: id,
    kind: 'payment',
    providerReference: `pay-${id}`,
    state: 'succeeded',
    amount: requested,
    currency,
    ...said,
  };
}

/** What has been credited to the account of an invoice, by the books. */
export async function creditedTo(kernel: Kernel, { accountId }: InvoiceRow): Promise<bigint> {
  const row = await kernel.db.maybe(
    sql<{ balance: bigint }>`select balance from wallet.ledger_account where account_id = ${accountId} and pocket = 'real'`,
  );
  return row?.balance ?? 0n;
}
