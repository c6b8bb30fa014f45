import type { Kernel } from '#kernel';
import { recordFindings, setMark, type Finding } from '#modules/reconcile';
import { proveBooks } from './prove-books.ts';
import { proveProviders } from './prove-providers.ts';

/** When a run last finished, whatever it found. */
export const endMark = 'end';

/**
 * Compares the books, the invoices and the providers' own lists. What does not add up is stored, logged at error level, and halts
 * the payouts of its currency and provider. `all` reads the books from their beginning.
 */
export async function reconcile(kernel: Kernel, scope: 'recent' | 'all'): Promise<void> {
  const { db, clock } = kernel;
  const now = clock.now();
  const report = (findings: Finding[]) => keep(kernel, findings, now);
  await proveBooks(db, scope, now, report);
  await proveProviders(kernel, scope, now, report);
  await db.run(setMark(endMark, now));
}

async function keep({ db, log }: Pick<Kernel, 'db' | 'log'>, findings: readonly Finding[], now: Date): Promise<void> {
  for (const finding of await recordFindings(db, findings, now)) {
    log.error({ finding }, 'the books do not reconcile: payouts are halted, see `npm run books`');
  }
}
