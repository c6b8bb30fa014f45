import { invoiceStatus, type Invoice } from '@verdigale/contract';

const endings = { 'declined-by-player': 'cancelled', returning: 'returning', returned: 'returned' } as const;

/** What is said of a rejected invoice that nobody refused: the player's own doing, or money that came and goes back. */
export function endingOf({
  status,
  statusResult,
}: Pick<Invoice, 'status' | 'statusResult'>): (typeof endings)[keyof typeof endings] | null {
  const isNamed = status === invoiceStatus.rejected && Object.hasOwn(endings, statusResult);
  return isNamed ? endings[statusResult as keyof typeof endings] : null;
}
