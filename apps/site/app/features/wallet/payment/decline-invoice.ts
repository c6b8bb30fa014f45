import { useMutation } from '@tanstack/react-query';
import { invoiceStatus, type Invoice } from '@verdigale/contract';
import { showError } from '#app/alerts/show-alert.ts';
import { refetchInvoices } from '#app/queries/payment.ts';
import { callApi } from '#app/session/index.ts';

const declined = new Set<string>();

interface DeclineOptions {
  onSuccess?: () => void;
  /** Whether it was declined or not: what the page shows of payments is up to date by then. */
  onSettled: () => void;
}

/** Takes a pending invoice back; one that has ended, or whose payout has started, stays as it is, and an alert says so. (W 4) */
export function useDeclineInvoice(id: string, { onSuccess, onSettled }: DeclineOptions) {
  return useMutation({
    // Noted before the call: its publication may arrive before its answer.
    onMutate: () => void declined.add(id),
    mutationFn: () => callApi('payment.invoices.decline', { params: { id } }),
    onSuccess,
    onError(error) {
      declined.delete(id);
      void showError(error);
    },
    async onSettled() {
      await refetchInvoices();
      onSettled();
    },
  });
}

/** Whether this page took the invoice back itself, so that the player needs no alert; money that comes later is news again. */
export function isDeclinedHere({ id, status }: Pick<Invoice, 'id' | 'status'>): boolean {
  return status === invoiceStatus.rejected && declined.has(id);
}
