import { money, negate, toWire } from '@verdigale/money';
import { AppError, type Kernel } from '#kernel';
import { changeInvoice, lockInvoice } from '#modules/payment';
import { closeHeld, findHeld, heldById } from '#modules/risk';
import { lockAccount, postTransfer } from '#modules/wallet';
import { depositReturnedTopic, type HeldFact } from './hold-deposit.ts';
import { withoutClaim } from './tell-claim.ts';

/**
 * Books that a held deposit has gone back to its sender, and tells the player. The same again changes nothing. Throws notFound for
 * anything else than a held deposit, invoiceSettled when it is not in this state: what a provider is about to send back nobody else sends.
 */
export async function returnDeposit(
  { db, clock, events }: Pick<Kernel, 'db' | 'clock' | 'events'>,
  heldId: string,
  { from, how }: { from: 'returning' | 'waiting'; how: string },
): Promise<void> {
  const found = await findHeld(db, heldId);
  if (found?.cause !== 'deposit') throw new AppError('notFound', 'no such held deposit');
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, found.accountId);
    const [invoice, { status }] = await Promise.all([tx.one(lockInvoice(found.subjectId)), tx.one(heldById(heldId))]);
    if (!account || status === 'returned') return;
    if (status !== from) throw new AppError('invoiceSettled', `this deposit is ${status}`);
    const { playerId, amount, currency, exponent, provider } = found;
    const sum = money(amount, currency);
    postTransfer(tx, { clock, events }, account, {
      kind: 'deposit-return',
      reference: `${invoice.id}:${heldId}`,
      changes: { held: negate(sum) },
      counterparty: `payment:${provider}`,
    });
    tx.write(closeHeld(heldId, { status: 'returned', note: how, at: clock.now() }));
    const returned = invoice.returned + amount;
    const change = { returned, publicData: withoutClaim(invoice, heldId) };
    changeInvoice(tx, invoice, { ...change, ...(returned === invoice.held ? { statusResult: 'returned' } : {}) }, clock.now());
    const fact: HeldFact = { amount: toWire(sum, { code: currency, exponent }), currency };
    events.emit(tx, { topic: depositReturnedTopic, playerId, payload: fact });
  });
}
