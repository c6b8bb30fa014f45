import { invoiceStatus } from '@verdigale/contract';
import { negate } from '@verdigale/money';
import type { Kernel, Transaction } from '#kernel';
import { changeInvoice, sumOf, viewInvoicePush, type InvoiceRow } from '#modules/payment';
import { postTransfer, type LockedAccount } from '#modules/wallet';

/** Ends a withdrawal whose payout has not begun: the held money is the player's again, and the change is published. */
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
  const after = changeInvoice(tx, invoice, { status: invoiceStatus.rejected, statusResult }, kernel.clock.now());
  kernel.events.emit(tx, {
    topic: 'invoice.withdrawal.updated',
    playerId: invoice.playerId,
    payload: { invoice: viewInvoicePush(after) },
  });
  return after;
}
