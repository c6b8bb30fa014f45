import { useEffect } from 'react';

const shown = new Map<string, number>();

/** Whether this page shows how this payment ends: on its panel, its receipt or its own window. Then no alert repeats it. */
export const isShownHere = (invoiceId: string): boolean => shown.has(invoiceId);

/** Notes that something on this page shows a payment's end; returns a function that takes the note back. */
export function noteShown(invoiceId: string): () => void {
  shown.set(invoiceId, (shown.get(invoiceId) ?? 0) + 1);
  return () => {
    const left = (shown.get(invoiceId) ?? 1) - 1;
    if (left > 0) shown.set(invoiceId, left);
    else shown.delete(invoiceId);
  };
}

/** The same for as long as a component is on the page. */
export function useShownHere(invoiceId: string | undefined): void {
  useEffect(() => (invoiceId === undefined ? undefined : noteShown(invoiceId)), [invoiceId]);
}
