import { wireOf } from '@verdigale/money';
import type { Kernel } from '#kernel';
import { changeInvoice, lockInvoice, type InvoiceRow } from '#modules/payment';
import { heldById, type HeldMoney } from '#modules/risk';
import { lockAccount } from '#modules/wallet';
import type { HeldFact } from './hold-deposit.ts';

/** A held deposit waits for its player to say where to. */
export const depositClaimTopic = 'deposit.claim';

/** Under this key the invoice's public data has the page of a held deposit: an address may have had several. */
const claimKey = (heldId: string): string => `claim.${heldId}`;

/** The public data once nobody can say any more on that page where to. */
export function withoutClaim({ publicData }: Pick<InvoiceRow, 'publicData'>, heldId: string): InvoiceRow['publicData'] {
  const { [claimKey(heldId)]: _, ...rest } = publicData ?? {};
  return publicData && rest;
}

/** Shows the player the page on which he says where his deposit goes back to, and tells him of it once. */
export async function tellClaim({ db, clock, events }: Kernel, held: HeldMoney, claimUrl: string): Promise<void> {
  const { id, accountId, subjectId, playerId, amount, currency } = held;
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const [invoice, { status }] = await Promise.all([tx.one(lockInvoice(subjectId)), tx.one(heldById(id))]);
    if (status !== 'returning' || invoice.publicData?.[claimKey(id)] === claimUrl) return;
    changeInvoice(tx, invoice, { publicData: { ...invoice.publicData, [claimKey(id)]: claimUrl } }, clock.now());
    const fact: HeldFact = { amount: wireOf(held)(amount), currency };
    events.emit(tx, { topic: depositClaimTopic, playerId, payload: fact });
  });
}
