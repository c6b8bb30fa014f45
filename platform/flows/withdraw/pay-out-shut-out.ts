import { playerStatus } from '@verdigale/contract';
import { compare, money, subtract, toWire, type Money } from '@verdigale/money';
import { AppError, type Kernel, type Queryable, type Transaction } from '#kernel';
import { checkPayment, findMethods, lastPayouts, limitsWith, sumOf, type InvoiceRow, type PayoutWay } from '#modules/payment';
import { findExclusion, findStatus, requirePlayer } from '#modules/player';
import type { Verdict } from '#modules/risk';
import { lockAccount, lockAccounts, type LockedAccount } from '#modules/wallet';
import { checkWithdrawal } from './check-withdrawal.ts';
import { holdMoney } from './hold-money.ts';
import { approvedTopic } from './review-withdrawal.ts';

/** Where the money shall go, as an operator was told. */
export type GivenWay = Omit<PayoutWay, 'accountId'> & { currency: string };

export interface PaidOut {
  paid: InvoiceRow[];
  /** Money for which there is no way out, which the rules refuse, or which is more than a method takes at once. */
  left: { sum: Money; exponent: number }[];
}

/**
 * Pays out all own money of a player who has excluded himself, or whom an operator has blocked, each account's to where its money last went; by the
 * brand's rules for withdrawals, but nothing must be staked first. A way that an operator gives holds for its currency, and somebody approves each
 * payout of it, and each one of a blocked player. Asked for again, it pays what is there by then. Throws notFound for everybody else. (LCCP 3.2.11, 3.5)
 */
export async function payOutShutOut(kernel: Kernel, playerId: string, given?: GivenWay): Promise<PaidOut> {
  const { db } = kernel;
  await requireShutOut(db, playerId);
  const known = await db.all(lastPayouts(playerId));
  const out: PaidOut = { paid: [], left: [] };
  for (const { id } of await db.transaction((tx) => lockAccounts(tx, playerId))) {
    const isGiven = given !== undefined;
    const way = given ?? known.find(({ accountId }) => accountId === id);
    // One after the other, so that each counts for the rules of the next.
    await db.transaction(async (tx) => {
      const account = await lockAccount(tx, id);
      if (!account || account.pockets.real === 0n || (given && given.currency !== account.currency)) return;
      const own = money(account.pockets.real, account.currency);
      const invoice = way && (await payOutOne(tx, kernel, account, { way, isGiven }));
      if (invoice) out.paid.push(invoice);
      const sum = invoice ? subtract(own, sumOf(invoice)) : own;
      if (sum.amount > 0n) out.left.push({ sum, exponent: account.exponent });
    });
  }
  return out;
}

/** Whoever can sign in withdraws himself. Throws notFound. */
export async function requireShutOut(db: Queryable, playerId: string): Promise<void> {
  if ((await findStatus(db, playerId)) === playerStatus.blocked || (await findExclusion(db, playerId))) return;
  throw new AppError('notFound', 'this player is neither blocked nor self-excluded');
}

/** All own money of an account, as far as the method takes it at once. Throws invalid. */
export function checkWhole(account: LockedAccount, method: Parameters<typeof checkPayment>[0], fields: PayoutWay['fields']) {
  const { currency, exponent } = account;
  const own = money(account.pockets.real, currency);
  const { max } = limitsWith(method, fields);
  const most = compare(own, max) > 0 ? max : own;
  return checkPayment(method, { amount: toWire(most, { code: currency, exponent }), fields }, account);
}

async function payOutOne(
  tx: Transaction,
  kernel: Kernel,
  account: LockedAccount,
  { way, isGiven }: { way: Omit<PayoutWay, 'accountId'>; isGiven: boolean },
): Promise<InvoiceRow | undefined> {
  const { playerId, currency } = account;
  const { country } = await requirePlayer(tx, playerId);
  const open = await findMethods(tx, 'withdrawal', currency, { playerId, country });
  const method = open.find(({ id }) => id === way.method);
  if (!method) return undefined;
  try {
    const { sum, fields } = checkWhole(account, method, way.fields);
    const verdict = await judge(tx, kernel, account, { sum, method: method.id, open });
    const isHeld = verdict.isHeld || isGiven;
    const invoice = holdMoney(tx, kernel, account, { method, sum, fields, ...verdict, isHeld });
    if (!isHeld) kernel.events.emit(tx, { topic: approvedTopic, playerId, payload: { invoiceId: invoice.id } });
    return invoice;
  } catch (error) {
    // A sum below the least, a field that has changed, or a rule: an operator pays it.
    if (error instanceof AppError && error.status === 422) return undefined;
    throw error;
  }
}

/** He cannot play any more: nothing must be staked. */
function judge(tx: Transaction, kernel: Kernel, account: LockedAccount, asked: Parameters<typeof checkWithdrawal>[3]): Promise<Verdict> {
  const { config } = kernel;
  const withdrawals = { ...config.withdrawals, turnOver: { ...config.withdrawals.turnOver, isRequired: false } };
  return checkWithdrawal({ ...kernel, config: { ...config, withdrawals } }, tx, account, asked);
}
