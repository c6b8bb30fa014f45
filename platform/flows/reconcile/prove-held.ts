import type { Queryable } from '#kernel';
import { everything, type Finding } from '#modules/reconcile';
import { heldSums } from '#modules/risk';
import { heldBalances } from '#modules/wallet';

/** Holds the held pockets against the list of what lies in them. Needs one snapshot. */
export async function proveHeld(tx: Queryable): Promise<Finding[]> {
  const [booked, listed] = [await tx.all(heldBalances()), await tx.all(heldSums())];
  const sumOf = (rows: readonly { accountId: string; amount: bigint }[], id: string) =>
    rows.find(({ accountId }) => accountId === id)?.amount ?? 0n;
  const accounts = new Set([...booked, ...listed].map(({ accountId }) => accountId));
  return [...accounts].flatMap((subject) => {
    const [has, should] = [sumOf(booked, subject), sumOf(listed, subject)];
    if (has === should) return [];
    return [
      { kind: 'books: held', subject, details: `${has} in the pocket, ${should} on the list`, currency: everything, provider: everything },
    ];
  });
}
