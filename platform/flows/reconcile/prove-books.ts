import type { Database } from '#kernel';
import { checkBooks, checkRecentBooks, type BookFault } from '#modules/wallet';
import { everything, readMark, setMark, type Finding } from '#modules/reconcile';
import { proveBonuses } from './prove-bonuses.ts';
import { proveHeld } from './prove-held.ts';
import { proveSportBets } from './prove-sport-bets.ts';
import { proveAllInvoices, proveRecentInvoices } from './prove-invoices.ts';

/** Takes the findings before the mark moves on, so that an interrupted proof is repeated. */
export type Report = (findings: Finding[]) => Promise<void>;

/** Longer than any transaction lives: what it stamped before the last proof and committed after it is read again. */
const overlapMs = 10 * 60_000;

/**
 * Checks the entries against the balances and the invoices against the entries: those since the last proof or, at night and
 * the first time, all of them.
 */
export async function proveBooks(db: Database, scope: 'recent' | 'all', now: Date, report: Report): Promise<void> {
  const marks = { transfers: await readMark(db, 'transfers'), invoices: await readMark(db, 'invoices') };
  // Transfers are stamped by the database's clock, invoices by the platform's.
  const { findings, readAt } = await db.snapshot(async (tx, at) => {
    if (scope === 'all' || !marks.transfers || !marks.invoices) {
      const faults = await checkBooks(tx);
      return {
        readAt: at,
        findings: [
          ...faults.map(asFinding),
          ...(await proveAllInvoices(tx)),
          ...(await proveBonuses(tx, scope)),
          ...(await proveHeld(tx)),
          ...(await proveSportBets(tx)),
        ],
      };
    }
    const since = { transfers: sinceMark(marks.transfers, at), invoices: sinceMark(marks.invoices, now) };
    const faults = await checkRecentBooks(tx, since.transfers);
    return {
      readAt: at,
      findings: [
        ...faults.map(asFinding),
        ...(await proveRecentInvoices(tx, since)),
        ...(await proveBonuses(tx, scope)),
        ...(await proveHeld(tx)),
      ],
    };
  });
  await report(findings);
  await db.run(setMark('transfers', readAt));
  await db.run(setMark('invoices', now));
}

/** From the mark on, or from now when the clock was set back behind it. */
export function sinceMark(mark: Date, now: Date): Date {
  return new Date(Math.min(mark.getTime(), now.getTime()) - overlapMs);
}

function asFinding({ fault, subject, currency, difference }: BookFault): Finding {
  return {
    kind: `books: ${fault}`,
    subject,
    details: difference === null ? '' : `${difference > 0n ? '+' : ''}${difference}`,
    currency: currency ?? everything,
    provider: everything,
  };
}
