import type { Invoice } from '@verdigale/contract';
import { callApi } from '#app/session/index.ts';

const declined = new Set<string>();

/** Takes a pending withdrawal back. Throws invoiceNotDeclinable once its payout has started. (W 4) */
export async function declineWithdrawal(id: string): Promise<Invoice> {
  // Noted before the call: its publication may arrive before its answer.
  declined.add(id);
  try {
    return (await callApi('payment.invoices.decline', { params: { id } })).data;
  } catch (error) {
    declined.delete(id);
    throw error;
  }
}

/** Whether this page took the withdrawal back itself, so that nobody need tell the player. */
export function isDeclinedHere(id: string): boolean {
  return declined.has(id);
}
