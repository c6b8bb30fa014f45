import type { CallBody, WithdrawalResponse } from '@verdigale/contract';
import { AppError, findResult, storeResult, type Caller, type Kernel, type Principal } from '#kernel';
import { checkPayment, findMethods, knownDetails, requireMethod } from '#modules/payment';
import { requireProof } from '#modules/player';
import { findAccount, lockAccount } from '#modules/wallet';
import { checkWithdrawal } from './check-withdrawal.ts';
import { holdMoney } from './hold-money.ts';

export const payoutJob = 'payment.pay-out';

/**
 * Asks for a withdrawal: the sum moves from the real to the pending pocket at once, the payout follows after the review
 * time, or once an operator has looked at what the brand's rules hold back. Throws invalid per field, on `amount` when it is
 * more than can be withdrawn, what `checkWithdrawal` refuses, and passwordNeeded and its like for details that the player never withdrew to
 * before. Honours an idempotency key. (W 5)
 */
export async function requestWithdrawal(
  kernel: Kernel,
  body: CallBody<'payment.invoices.withdrawal'>,
  who: { principal: Principal; caller: Caller; idempotencyKey: string | undefined },
): Promise<WithdrawalResponse> {
  const { db, config, jobs } = kernel;
  const { playerId } = who.principal;
  const key = who.idempotencyKey && { scope: `withdrawal:${playerId}`, key: who.idempotencyKey, input: body };
  // Looked up before anything is validated, since the method may have changed since the first call. A stored result stays as it is; a
  // missing one is looked up again under the lock.
  const known = key && (await findResult<WithdrawalResponse>(db, key));
  if (known) return known;
  const payer = { playerId, country: body.country ?? who.caller.country };
  const [method, open, found] = await Promise.all([
    requireMethod(db, 'withdrawal', body.method, body.currency, payer),
    findMethods(db, 'withdrawal', body.currency, payer),
    findAccount(db, { playerId, accountId: body.accountId }),
  ]);
  if (!found || found.currency !== body.currency) throw AppError.invalid('accountId', 'no such account in this currency');
  const { sum, fields } = checkPayment(method, body, found);

  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, found.id);
    if (!account) throw new Error('an account that is gone');
    const stored = key && (await findResult<WithdrawalResponse>(tx, key));
    if (stored) return stored;
    if (sum.amount > account.pockets.real) throw AppError.invalid('amount', 'is more than can be withdrawn');
    const { reasons, isHeld } = await checkWithdrawal(kernel, tx, account, { sum, method: method.id, open });
    if (!(await tx.one(knownDetails(playerId, method.id, fields))).isKnown) await requireProof(tx, kernel, who.principal);
    const invoice = holdMoney(tx, kernel, account, { method, sum, fields, reasons, isHeld });
    if (!isHeld) await jobs.enqueue(tx, payoutJob, { invoiceId: invoice.id }, { startAfterSeconds: config.withdrawals.reviewSeconds });
    const response: WithdrawalResponse = { invoiceId: invoice.id, method: method.id, type: method.type };
    if (key) storeResult(tx, key, response);
    return response;
  });
}
