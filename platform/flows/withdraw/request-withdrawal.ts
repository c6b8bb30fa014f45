import { invoiceType, type CallBody, type DepositResponse } from '@verdigale/contract';
import { AppError, findResult, storeResult, type Caller, type Kernel, type Principal } from '#kernel';
import { checkFields, insertInvoice, requireAmount, requireMethod, viewInvoicePush } from '#modules/payment';
import { findAccount, lockAccount, postTransfer } from '#modules/wallet';

export const payoutJob = 'payment.pay-out';

/**
 * Asks for a withdrawal: the sum moves from the real to the pending pocket at once, the payout follows after the review
 * time. Throws invalid per field, on `amount` when it is more than can be withdrawn. Honours an idempotency key. (W 5)
 */
export async function requestWithdrawal(
  kernel: Kernel,
  body: CallBody<'payment.invoices.withdrawal'>,
  who: { principal: Principal; caller: Caller; idempotencyKey: string | undefined },
): Promise<DepositResponse> {
  const { db, clock, config, events, jobs } = kernel;
  const { playerId } = who.principal;
  const [method, found] = await Promise.all([
    requireMethod(db, 'withdrawal', body.method, body.currency, body.country ?? who.caller.country),
    findAccount(db, { playerId, accountId: body.accountId }),
  ]);
  if (!found || found.currency !== body.currency) throw AppError.invalid('accountId', 'no such account in this currency');
  const amount = requireAmount(body.amount, { code: found.currency, exponent: found.exponent }, method);
  const fields = checkFields(method.fields, body.fields);

  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, found.id);
    if (!account) throw new Error('an account that is gone');
    const key = who.idempotencyKey && { scope: `withdrawal:${playerId}`, key: who.idempotencyKey, input: body };
    const stored = key && (await findResult<DepositResponse>(tx, key));
    if (stored) return stored;
    if (amount > account.pockets.real) throw AppError.invalid('amount', 'is more than can be withdrawn');
    const invoice = insertInvoice(tx, {
      playerId,
      accountId: account.id,
      type: invoiceType.withdrawal,
      amount,
      currency: account.currency,
      exponent: account.exponent,
      method: method.id,
      methodName: method.names.en ?? method.id,
      provider: method.provider,
      fields,
      createdAt: clock.now(),
    });
    postTransfer(tx, kernel, account, {
      kind: 'withdrawal-hold',
      reference: invoice.id,
      changes: { real: -amount, pending: amount },
      counterparty: null,
    });
    events.emit(tx, { topic: 'invoice.withdrawal.created', playerId, payload: { invoice: viewInvoicePush(invoice) } });
    await jobs.enqueue(tx, payoutJob, { invoiceId: invoice.id }, { startAfterSeconds: config.withdrawalReviewSeconds });
    const response: DepositResponse = { invoiceId: invoice.id, method: method.id, type: method.type };
    if (key) storeResult(tx, key, response);
    return response;
  });
}
