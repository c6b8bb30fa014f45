import { invoiceStatus, invoiceType } from '@verdigale/contract';
import type { InvoiceRow } from '#modules/payment';
import type { ProviderReport } from '#partners/payment/index.ts';
import type { Finding } from '#modules/reconcile';

/** What has come in or gone out, according to one side. */
const ours = ({ status, amount, held }: InvoiceRow) => (status === invoiceStatus.success ? amount : 0n) + held;
const theirs = ({ state, amount, received }: ProviderReport) =>
  state === 'succeeded' ? (received ?? amount) : state === 'failed' ? (received ?? 0n) : 0n;

/**
 * Compares an invoice with its provider's report; undefined means that the provider does not know it. What only the provider
 * has settled is a finding once its report should have arrived (`isLate`); money that only we have moved always is.
 */
export function compareReport(invoice: InvoiceRow, report: ProviderReport | undefined, isLate: boolean): Finding | null {
  const { id: subject, currency, provider } = invoice;
  const finding = (kind: string, details: string): Finding => ({ kind: `provider: ${kind}`, subject, details, currency, provider });
  const moved = ours(invoice);
  if (!report) return moved > 0n ? finding('unknown there', `${moved} here`) : null;
  if (report.currency !== currency || report.amount !== invoice.requested) {
    return finding('other sum', `${invoice.requested} ${currency} here, ${report.amount} ${report.currency} there`);
  }
  const said = theirs(report);
  if (said === moved) return null;
  const details = `status ${invoice.status} and ${moved} here, ${report.state} and ${said} there`;
  const isReturned = invoice.type === invoiceType.withdrawal && invoice.status === invoiceStatus.rejected;
  if (moved > said || isReturned) return finding('not settled there', details);
  return isLate ? finding('not settled here', details) : null;
}

/** A payment at the provider that belongs to none of our invoices. */
export function unknownHere(provider: string, reference: string, report: ProviderReport): Finding {
  const { currency } = report;
  return { kind: 'provider: unknown here', subject: reference, details: `${theirs(report)} there`, currency, provider };
}

export const hasMoney = (report: ProviderReport): boolean => theirs(report) > 0n;
