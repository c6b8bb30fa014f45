import { isDeepStrictEqual } from 'node:util';
import { money } from '@verdigale/money';
import { publicSum, type InvoiceRow } from '#modules/payment';
import type { ProviderReport } from '#partners/payment/index.ts';

export type Progress = Pick<InvoiceRow, 'received' | 'publicData'>;

/** What the player can read after this report; null when nothing is new, or when the report is older than what is known. */
export function progressOf(
  invoice: InvoiceRow,
  { received, publicData }: Pick<ProviderReport, 'received' | 'publicData'>,
): Progress | null {
  const before = invoice.received;
  const arrived = before === null ? null : (received ?? before);
  const isOlder = arrived !== null && before !== null && (arrived < before || (arrived === before && hasFewer(invoice, publicData)));
  if (isOlder) return null;
  const after = {
    ...invoice.publicData,
    ...publicData,
    ...(arrived && { received: publicSum(invoice, money(arrived, invoice.currency)) }),
  };
  const isNew = arrived !== before || !isDeepStrictEqual(after, { ...invoice.publicData });
  return isNew ? { received: arrived, publicData: after } : null;
}

/** Confirmations of one sum only grow. */
function hasFewer({ publicData: known }: InvoiceRow, reported: ProviderReport['publicData']): boolean {
  return Number(reported?.confirmations ?? Infinity) < Number(known?.confirmations ?? 0);
}
