import { invoiceStatus, type Currency, type InvoicePush } from '@verdigale/contract';
import { trackOnce } from '#app/analytics/index.ts';

/** Counts a payment that has ended: once, however many tabs hear of it. (ANA-03, ANA-04) */
export function countPayment(kind: 'Deposit' | 'Withdraw', invoice: InvoicePush, currencies: readonly Currency[]): void {
  const { id: invoiceId, amount, currency, number, status, playerId: userId } = invoice;
  const walletType = currencies.find(({ code }) => code === currency)?.type;
  const name = `wallet${kind}${status === invoiceStatus.success ? 'Success' : 'Fail'}` as const;
  void trackOnce(`${invoiceId}/${status}`, { name, userId, invoiceId, amount, currency, number, walletType });
}
