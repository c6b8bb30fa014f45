import { invoiceStatus } from '@verdigale/contract';
import { negate } from '@verdigale/money';
import type { Kernel, Transaction } from '#kernel';
import { changeInvoice, sumOf, type InvoiceRow } from '#modules/payment';
import { postTransfer, type LockedAccount } from '#modules/wallet';

/** Ends a withdrawal whose payout has not begun: the held money is the player's again. */
export function returnMoney(
  tx: Transaction,
  kernel: Pick<Kernel, 'clock' | 'events'>,
  { account, invoice, statusResult }: { account: LockedAccount; invoice: InvoiceRow; statusResult: string },
): InvoiceRow {
  const sum = sumOf(invoice);
  postTransfer(tx, kernel, account, {
    kind: 'withdrawal-return',
    reference: invoice.id,
    changes: { pending: negate(sum), real: sum },
    counterparty: null,
  });
  return changeInvoice(tx, invoice, { status: invoiceStatus.rejected, statusResult }, kernel.clock.now());
}
