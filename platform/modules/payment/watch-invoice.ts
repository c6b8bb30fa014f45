import type { Kernel, Transaction } from '#kernel';
import type { InvoiceRow } from './invoice.ts';

export const watchJob = 'payment.ask-silent-provider';

const longestPauseSeconds = 60 * 60;

/**
 * Queues a question to the provider about a pending invoice that it does not report on: after the configured time, then after pauses that
 * double, and when the invoice's time is over.
 */
export async function watchInvoice(
  tx: Transaction,
  { jobs, config, clock }: Kernel,
  { id: invoiceId, expiresAt }: Pick<InvoiceRow, 'id' | 'expiresAt'>,
  turn = 0,
): Promise<void> {
  const pause = Math.min(config.payment.silenceSeconds * 2 ** turn, longestPauseSeconds);
  const left = expiresAt ? Math.ceil((expiresAt.getTime() - clock.now().getTime()) / 1000) : 0;
  const startAfterSeconds = Math.max(1, left > 0 ? Math.min(pause, left) : pause);
  await jobs.enqueue(tx, watchJob, { invoiceId, turn }, { startAfterSeconds });
}
