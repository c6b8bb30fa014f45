import { isDeepStrictEqual } from 'node:util';
import { AppError, type Kernel } from '#kernel';
import { changeInvoice, lockInvoice } from '#modules/payment';
import { payoutsHalted } from '#modules/reconcile';
import { findHeld, putHeld, type HeldMoney } from '#modules/risk';
import { lockAccount } from '#modules/wallet';
import { PaymentRefused, paymentProvider } from '#partners/payment/index.ts';
import { returnJob } from './hold-deposit.ts';
import { returnDeposit } from './return-deposit.ts';
import { tellClaim, withoutClaim } from './tell-claim.ts';

const longestPauseSeconds = 60 * 60;

/** How far a provider is: it waits for its player once there is a page on which he says where to. */
type Progress = { is: 'returned' } | { is: 'later'; claimUrl?: string | undefined } | { is: 'never'; why: string };

/**
 * Has the provider send a held deposit back the way it came, and asks again until it has; one that cannot leaves it to an operator. May
 * run twice: a provider sends it back once.
 */
export async function sendBack(kernel: Kernel, { heldId, turn }: { heldId: string; turn: number }): Promise<void> {
  const held = await findHeld(kernel.db, heldId);
  if (held?.status !== 'returning') return;
  const progress = await askProvider(kernel, held);
  if (progress.is === 'returned') return returnDeposit(kernel, heldId, { from: 'returning', how: 'by the provider' });
  if (progress.is === 'never') return leaveToOperator(kernel, held, progress.why);
  if (progress.claimUrl !== undefined) await tellClaim(kernel, held, progress.claimUrl);
  const startAfterSeconds = Math.min(5 * 2 ** turn, longestPauseSeconds);
  await kernel.db.transaction((tx) => kernel.jobs.enqueue(tx, returnJob, { heldId, turn: turn + 1 }, { startAfterSeconds }));
}

async function askProvider(
  kernel: Kernel,
  { id: reference, subjectId: payment, amount, currency, exponent, provider: identity }: HeldMoney,
): Promise<Progress> {
  if ((await kernel.db.one(payoutsHalted({ currency, provider: identity }))).isHalted) return { is: 'later' };
  try {
    const provider = paymentProvider(kernel, identity);
    if (!provider.refund) return { is: 'never', why: 'the provider sends nothing back' };
    const { state, claimUrl } = await provider.refund({ reference, payment, amount, currency, exponent });
    if (state === 'pending') return { is: 'later', claimUrl };
    return state === 'succeeded' ? { is: 'returned' } : { is: 'never', why: 'the provider could not send it back' };
  } catch (error) {
    if (error instanceof PaymentRefused) return { is: 'never', why: error.message };
    if (!(error instanceof AppError)) throw error;
    // What the provider has under our reference is another refund, and asking again would never change that.
    if (error.reason === 'paymentAmountMismatch') return { is: 'never', why: error.message };
    kernel.log.warn({ err: error, heldId: reference }, 'a held deposit could not be sent back yet');
    return { is: 'later' };
  }
}

/** The provider has closed the page on which the player could say where to, if there was one: it is no longer shown. */
async function leaveToOperator({ db, clock, log }: Kernel, { id, accountId, subjectId }: HeldMoney, why: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const invoice = await tx.one(lockInvoice(subjectId));
    tx.write(putHeld(id, 'waiting', why));
    const publicData = withoutClaim(invoice, id);
    if (!isDeepStrictEqual(publicData, invoice.publicData)) changeInvoice(tx, invoice, { publicData }, clock.now());
  });
  log.error({ heldId: id, why }, 'a held deposit waits for an operator to send it back, see `npm run held`');
}
