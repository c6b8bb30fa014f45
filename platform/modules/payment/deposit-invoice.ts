import { invoiceStatus, invoiceType, type CallBody } from '@verdigale/contract';
import { compare, type Money } from '@verdigale/money';
import {
  AppError,
  findResult,
  requireOwnAddress,
  settle,
  storeResult,
  type Caller,
  type Kernel,
  type Principal,
  type Transaction,
} from '#kernel';
import { chooseBonus } from '#modules/bonus';
import { findStatus } from '#modules/player';
import { findAccount, lockAccount } from '#modules/wallet';
import { limitsWith, type FieldValues } from './check-fields.ts';
import { checkPayment } from './check-payment.ts';
import { requireRoomForDeposit } from './deposit-limit.ts';
import { refuseAfterFailures } from './failed-deposits.ts';
import { changeInvoice, insertInvoice, sumOf, type NewInvoice } from './invoice.ts';
import { chooseForAddresses, invoiceById, lockInvoice, openAddress, successfulDeposits, type InvoiceRow } from './invoice.sql.ts';
import { requireMethod } from './find-methods.ts';
import { requireKnownPayer } from './known-payer.ts';
import type { Limits, Method } from './method.ts';
import { requireMayDeposit } from './require-may-deposit.ts';
import { requireRunningMethod } from './stopped-method.ts';
import { watchInvoice } from './watch-invoice.ts';

export interface Depositor {
  principal: Principal;
  caller: Caller;
  idempotencyKey: string | undefined;
}

type DepositBody = CallBody<'payment.invoices.deposit'>;

/** How long a payment stays pending when its provider sets no time. */
const lifetimeMs = 60 * 60_000;

/**
 * The invoice of this request: a new one; the one that was made for its idempotency key; the account's open one where the
 * money goes to an address. Throws depositLimited, unauthorised, invalid per field, methodStopped, depositsPaused, detailsNeeded, identityNeeded, depositLimitReached, bonusUnavailable.
 */
export async function openDepositInvoice(kernel: Kernel, body: DepositBody, who: Depositor): Promise<InvoiceRow> {
  const { playerId } = who.principal;
  const key = who.idempotencyKey ? { scope: `deposit:${playerId}`, key: who.idempotencyKey, input: body } : undefined;
  // Looked up before anything is validated, since the method may have changed since the first call. A stored result stays as it is; a
  // missing one is looked up again under the lock.
  const known = key && (await findResult<{ invoiceId: string }>(kernel.db, key));
  if (known) return kernel.db.one(invoiceById(known.invoiceId));
  const begun = await describe(kernel, body, who);
  return kernel.db.together(playerId, async (tx) => {
    const [, stored] = await settle([lockAccount(tx, begun.accountId), key && findResult<{ invoiceId: string }>(tx, key)]);
    if (stored) return tx.one(lockInvoice(stored.invoiceId));
    // An exclusion that was committed before this lock is known only now.
    requireMayDeposit(await findStatus(tx, begun.playerId));
    const [, , , , bonusChoice] = await settle([
      requireRunningMethod(tx, begun.method),
      refuseAfterFailures(tx, kernel, begun.playerId),
      requireKnownPayer(tx, kernel, begun.playerId, sumOf(begun)),
      requireRoomForDeposit(tx, kernel, begun, sumOf(begun)),
      bonusOf(tx, kernel, body, begun),
    ]);
    const chosen = { ...begun, bonusChoice };
    const invoice = (await reuseAddress(tx, chosen)) ?? (await insert(tx, kernel, chosen));
    if (key) storeResult(tx, key, { invoiceId: invoice.id });
    return invoice;
  });
}

async function describe(
  { db, clock, config: { origins } }: Kernel,
  body: DepositBody,
  { principal: { playerId }, caller }: Depositor,
): Promise<NewInvoice> {
  const [account, method] = await Promise.all([
    findAccount(db, { playerId, accountId: body.accountId }),
    requireMethod(db, 'deposit', body.method, body.currency, { playerId, country: body.country ?? caller.country }),
  ]);
  if (!account || account.currency !== body.currency) throw AppError.invalid('accountId', 'no such account in this currency');
  const isAddress = method.type === 'address';
  const { sum, fields } = checkPayment(method, body, account, isAddress ? addressLimits(method, body.fields) : undefined);
  if (!isAddress && body.redirectUrl === undefined) throw AppError.invalid('redirectUrl', 'is required');
  const now = clock.now();
  return {
    playerId,
    accountId: account.id,
    type: invoiceType.deposit,
    ...(isAddress ? expectedAt(method, fields, sum) : sum),
    received: isAddress ? 0n : null,
    exponent: account.exponent,
    method: method.id,
    methodName: method.names.en ?? method.id,
    provider: method.provider,
    fields,
    returnUrls: {
      success: requireOwnAddress('redirectSuccessUrl', body.redirectSuccessUrl, origins),
      error: requireOwnAddress('redirectErrorUrl', body.redirectErrorUrl, origins),
      pending: requireOwnAddress('redirectUrl', body.redirectUrl ?? body.redirectSuccessUrl, origins),
    },
    expiresAt: new Date(now.getTime() + lifetimeMs),
    createdAt: now,
  };
}

/**
 * An address is requested before the amount is known, with the minimum of the method or of its network (wire 8.2): either is accepted. What
 * arrives is judged by the network's.
 */
function addressLimits(method: Method, given: FieldValues | undefined): Limits {
  const ofNetwork = limitsWith(method, given);
  return {
    min: compare(method.min, ofNetwork.min) < 0 ? method.min : ofNetwork.min,
    max: compare(method.max, ofNetwork.max) > 0 ? method.max : ofNetwork.max,
  };
}

/** The sum that must arrive at an address for a whole deposit: the network's minimum, where more was not asked for. */
function expectedAt(method: Method, fields: Record<string, string>, asked: Money): Money {
  const { min } = limitsWith(method, fields);
  return compare(asked, min) < 0 ? min : asked;
}

async function insert(tx: Transaction, kernel: Kernel, begun: NewInvoice): Promise<InvoiceRow> {
  const invoice = insertInvoice(tx, begun);
  await watchInvoice(tx, kernel, invoice);
  return invoice;
}

/**
 * The open address until it expires; an expired one that received nothing is ended, so that a new one can be opened. What goes with the money that
 * comes is what was chosen last, also where it comes to the address of another network. (wire 8.2)
 */
async function reuseAddress(tx: Transaction, begun: NewInvoice): Promise<InvoiceRow | undefined> {
  if (begun.received === null) return undefined;
  const { accountId, method, bonusChoice = null, createdAt } = begun;
  await tx.run(chooseForAddresses({ accountId, method, bonusChoice }, createdAt));
  const open = await tx.maybe(openAddress(begun));
  if (!open || open.received || !isOver(open, createdAt)) return open;
  changeInvoice(tx, open, { status: invoiceStatus.rejected, statusResult: 'expired' }, createdAt);
  return undefined;
}

/** Judged with the sum, where one is known: an address takes any. */
async function bonusOf(tx: Transaction, kernel: Kernel, body: DepositBody, begun: NewInvoice) {
  return chooseBonus(tx, kernel, begun, body, async () => {
    const { count } = await tx.one(successfulDeposits(begun.playerId));
    return { number: count + 1, sum: begun.received === null ? sumOf(begun) : null, method: begun.method };
  });
}

const isOver = ({ expiresAt }: InvoiceRow, now: Date) => expiresAt !== null && expiresAt <= now;
