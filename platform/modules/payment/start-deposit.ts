import { invoiceStatus, type CallBody, type DepositResponse } from '@verdigale/contract';
import { money } from '@verdigale/money';
import { AppError, type Kernel } from '#kernel';
import { getProfile } from '#modules/player';
import { requireOpenCountry } from '#modules/settings';
import { PaymentRefused, paymentProvider, type CreatedPayment } from '#partners/payment/index.ts';
import { openDepositInvoice, type Depositor } from './deposit-invoice.ts';
import { changeInvoice, publicSum, viewInvoicePush, type InvoiceChange } from './invoice.ts';
import { lockInvoice, type InvoiceRow } from './invoice.sql.ts';
import { requireMayDeposit } from './require-may-deposit.ts';

/**
 * Starts a deposit: an invoice (status 1), and what the player pays with: the provider's page, a code to scan, an address.
 * With an `idempotency-key` the same request answers the same invoice. Throws countryRestricted, depositLimited (profile
 * status 2), unauthorised (blocked meanwhile), invalid per field, depositsPaused, detailsNeeded, identityNeeded, depositLimitReached, bonusUnavailable, paymentUnavailable: then the invoice is rejected (status 3)
 * and no money has moved. (W 4, W 5)
 */
export async function startDeposit(kernel: Kernel, body: CallBody<'payment.invoices.deposit'>, who: Depositor): Promise<DepositResponse> {
  await requireOpenCountry(kernel.db, who.caller.country);
  const profile = await getProfile(kernel.db, who.principal.playerId);
  requireMayDeposit(profile.status);
  const invoice = await openDepositInvoice(kernel, body, who);
  if (invoice.status !== invoiceStatus.pending) throw new AppError('invoiceSettled', 'this deposit has ended');
  const { action, qr, address, tag } = knownAddress(invoice) ?? (await askProvider(kernel, invoice, profile.locale ?? 'en'));
  return {
    invoiceId: invoice.id,
    method: invoice.method,
    type: invoice.received === null ? 'form' : 'address',
    ...(action && { action: action.url, fields: action.fields }),
    ...(qr !== undefined && { qr }),
    ...(address !== undefined && { address }),
    ...(tag !== undefined && { tag }),
  };
}

/** How the player pays. */
type Offer = Pick<CreatedPayment, 'action' | 'qr' | 'address' | 'tag'>;

/** An open address is complete: the provider need not be asked again. */
function knownAddress({ status, publicData }: InvoiceRow): Offer | undefined {
  if (status !== invoiceStatus.pending) return undefined;
  if (publicData?.address === undefined) return undefined;
  const { address, tag, qr } = publicData;
  return { address, tag, qr };
}

/** Outside of any transaction. The provider creates one payment per invoice, so asking again is safe. */
async function askProvider(kernel: Kernel, invoice: InvoiceRow, locale: string): Promise<Offer> {
  const { id: reference, requested: amount, currency, exponent, method, fields, returnUrls } = invoice;
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
    await note(kernel, invoice, ({ publicData, expiresAt }) => ({
      providerReference: created.providerReference,
      expiresAt: created.expiresAt ?? expiresAt,
      // A report that arrived meanwhile is newer.
      publicData: publicDataOf({ ...knownAtOnce(invoice, created), ...publicData }),
    }));
    return created;
  } catch (error) {
    if (!(error instanceof PaymentRefused) && !(error instanceof AppError)) throw error;
    // What a call beside this one (another tab, the same key) has begun meanwhile goes on: its player may be about to pay.
    const after = await note(kernel, invoice, ({ providerReference }) =>
      providerReference === null ? { status: invoiceStatus.rejected, statusResult: 'provider-unavailable' } : null,
    );
    const created = knownAddress(after);
    if (created) return created;
    throw new AppError('paymentUnavailable', 'the deposit could not be started', { cause: error });
  }
}

const publicDataOf = (data: Record<string, string>) => (Object.keys(data).length > 0 ? data : null);

/** What the player may read of a created payment, stored for a later visit to the page. */
function knownAtOnce(invoice: InvoiceRow, { qr, address, tag, expiresAt, publicData }: CreatedPayment): Record<string, string> {
  return {
    ...publicData,
    ...(qr !== undefined && { qr }),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    ...(address !== undefined && {
      address,
      expected: publicSum(invoice, money(invoice.requested, invoice.currency)),
      network: invoice.fields.crypto_network ?? '',
    }),
    ...(tag !== undefined && { tag }),
  };
}

/** Changes an invoice that is still pending, unless there is nothing to change; never overwrites what a callback has settled meanwhile. Returns it as it is then. */
async function note(
  { db, clock, events }: Kernel,
  { id, playerId }: InvoiceRow,
  changeOf: (current: InvoiceRow) => InvoiceChange | null,
): Promise<InvoiceRow> {
  return db.together(playerId, async (tx) => {
    const invoice = await tx.one(lockInvoice(id));
    const change = invoice.status === invoiceStatus.pending ? changeOf(invoice) : null;
    if (!change) return invoice;
    const after = changeInvoice(tx, invoice, change, clock.now());
    const push = viewInvoicePush(after);
    if (after.status !== invoice.status || push.publicData !== null)
      events.emit(tx, { topic: 'invoice.deposit.updated', playerId, payload: { invoice: push } });
    return after;
  });
}
