import { invoiceStatus, invoiceType, playerStatus, type CallBody, type DepositResponse } from '@verdigale/contract';
import { AppError, findResult, newId, requireOwnAddress, storeResult, type Caller, type Kernel, type Principal } from '#kernel';
import { getProfile } from '#modules/player';
import { requireOpenCountry } from '#modules/settings';
import { findAccount } from '#modules/wallet';
import { PaymentRefused, paymentProvider, type CreatedPayment } from '#partners/payment/index.ts';
import { requireAmount } from './amount.ts';
import { checkFields } from './check-fields.ts';
import { changeInvoice, insertInvoice, lockInvoice, viewInvoicePush, type InvoiceRow } from './invoice.ts';
import { requireMethod } from './method.ts';

type DepositBody = CallBody<'payment.invoices.deposit'>;

/**
 * Starts a deposit: an invoice (status 1) and the provider's page. With an `idempotency-key` the same request answers the
 * same invoice. Throws countryRestricted, depositLimited (profile status 2), invalid per field, paymentUnavailable: then the invoice is
 * rejected (status 3) and no money has moved. (W 4, W 5)
 */
export async function startDeposit(
  kernel: Kernel,
  body: DepositBody,
  who: { principal: Principal; caller: Caller; idempotencyKey: string | undefined },
): Promise<DepositResponse> {
  await requireOpenCountry(kernel.db, who.caller.country);
  const profile = await getProfile(kernel.db, who.principal.playerId);
  if (profile.status === playerStatus.limited) throw new AppError('depositLimited', 'a limited player cannot deposit');
  const invoice = await createInvoice(kernel, body, who);
  if (invoice.status !== invoiceStatus.pending) throw new AppError('invoiceSettled', 'this deposit has ended');
  const created = await askProvider(kernel, invoice, profile.locale ?? 'en');
  return {
    invoiceId: invoice.id,
    method: invoice.method,
    type: 'form',
    ...(created.action ? { action: created.action.url, fields: created.action.fields } : {}),
  };
}

async function createInvoice(
  { db, clock, config }: Kernel,
  body: DepositBody,
  { principal: { playerId }, caller, idempotencyKey }: Parameters<typeof startDeposit>[2],
): Promise<InvoiceRow> {
  const country = body.country ?? caller.country;
  const [account, method] = await Promise.all([
    findAccount(db, { playerId, accountId: body.accountId }),
    requireMethod(db, 'deposit', body.method, body.currency, country),
  ]);
  if (!account || account.currency !== body.currency) throw AppError.invalid('accountId', 'no such account in this currency');
  const now = clock.now();
  const invoice: InvoiceRow = {
    id: newId(),
    playerId,
    accountId: account.id,
    type: invoiceType.deposit,
    status: invoiceStatus.pending,
    statusResult: '',
    amount: requireAmount(body.amount, { code: account.currency, exponent: account.exponent }, method),
    currency: account.currency,
    exponent: account.exponent,
    method: method.id,
    methodName: method.names.en ?? method.id,
    provider: method.provider,
    providerReference: null,
    fields: checkFields(method.fields, body.fields),
    returnUrls: {
      success: requireOwnAddress('redirectSuccessUrl', body.redirectSuccessUrl, config.publicUrl),
      error: requireOwnAddress('redirectErrorUrl', body.redirectErrorUrl, config.publicUrl),
      pending: requireOwnAddress('redirectUrl', body.redirectUrl, config.publicUrl),
    },
    publicData: null,
    successNumber: null,
    payoutStartedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  return db.transaction(async (tx) => {
    const key = idempotencyKey && { scope: `deposit:${playerId}`, key: idempotencyKey, input: body };
    const stored = key && (await findResult<{ invoiceId: string }>(tx, key));
    if (stored) return lockInvoice(tx, stored.invoiceId);
    insertInvoice(tx, invoice);
    if (key) storeResult(tx, key, { invoiceId: invoice.id });
    return invoice;
  });
}

/** Outside of any transaction. The provider creates one payment per invoice, so asking again is safe. */
async function askProvider(kernel: Kernel, invoice: InvoiceRow, locale: string): Promise<CreatedPayment> {
  const { id: reference, amount, currency, exponent, method, fields, returnUrls } = invoice;
  try {
    const provider = paymentProvider(kernel, invoice.provider);
    const created = await provider.createPayment({
      reference,
      amount,
      currency,
      exponent,
      method,
      fields,
      locale,
      returnUrls: returnUrls!,
    });
    await note(kernel, invoice, { providerReference: created.providerReference });
    return created;
  } catch (error) {
    if (!(error instanceof PaymentRefused) && !(error instanceof AppError)) throw error;
    await note(kernel, invoice, { status: invoiceStatus.rejected, statusResult: 'provider-unavailable' });
    throw new AppError('paymentUnavailable', 'the deposit could not be started', { cause: error });
  }
}

/** Never takes back what a callback has settled meanwhile. */
async function note(
  { db, clock, events }: Kernel,
  { id, playerId }: InvoiceRow,
  change: Parameters<typeof changeInvoice>[2],
): Promise<void> {
  await db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.status !== invoiceStatus.pending && change.status) return;
    const after = changeInvoice(tx, invoice, change, clock.now());
    if (change.status) events.emit(tx, { topic: 'invoice.deposit.updated', playerId, payload: { invoice: viewInvoicePush(after) } });
  });
}
