import { invoiceStatus, type Invoice } from '@verdigale/contract';
import { callApi } from '#app/session/index.ts';

const declined = new Set<string>();

/** Takes a pending invoice back. Throws invoiceNotDeclinable once it has ended or its payout has started. (W 4) */
export async function declineInvoice(id: string): Promise<Invoice> {
  // Noted before the call: its publication may arrive before its answer.
  declined.add(id);
  try {
    return (await callApi('payment.invoices.decline', { params: { id } })).data;
  } catch (error) {
    declined.delete(id);
    throw error;
  }
}

/** Whether this page took the invoice back itself, so that nobody need tell the player; money that comes later is news again. */
export function isDeclinedHere({ id, status }: Pick<Invoice, 'id' | 'status'>): boolean {
  return status === invoiceStatus.rejected && declined.has(id);
}
