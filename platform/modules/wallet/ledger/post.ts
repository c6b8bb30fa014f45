import { zero, type Money } from '@verdigale/money';
import { AppError, newId, type Kernel, type Transaction } from '#kernel';
import { pockets, shownPockets, type LockedAccount, type Pocket } from '../account.ts';
import { emitAccount } from '../view-account.ts';
import * as sql from '../wallet.sql.ts';

export type TransferKind =
  | 'deposit'
  | 'deposit-hold'
  | 'deposit-return'
  | 'withdrawal-hold'
  | 'withdrawal-pay'
  | 'withdrawal-return'
  | 'bet'
  | 'win'
  | 'win-hold'
  | 'win-release'
  | 'win-return'
  | 'rollback'
  | 'sport-stake'
  | 'sport-return'
  | 'sport-settle'
  | 'sport-correction'
  | 'sport-cash-out'
  | 'bonus-grant'
  | 'bonus-lock'
  | 'bonus-release'
  | 'bonus-cap'
  | 'bonus-forfeit'
  | 'free-spin-win'
  | 'cashback'
  | 'reward'
  | 'prize'
  | 'adjustment';

export interface Transfer {
  kind: TransferKind;
  /** Its cause (a partner's transaction id, an invoice id). A second transfer of this kind with it fails on this account. */
  reference: string;
  /** What each pocket gains or, below zero, loses; in the account's currency. */
  changes: Partial<Record<Pocket, Money>>;
  /**
   * Who gives or takes the difference, e.g. `game:<provider>`; several of them, each with what it gains, between whom money may also move
   * without the player's; null when money only moves between the pockets.
   */
  counterparty: string | null | Readonly<Record<string, Money>>;
}

/** The wire's JSON numbers hold any decimal of 15 digits exactly, so no account may grow beyond. */
const balanceLimit = 10n ** 15n;

/**
 * The one writer of the books. Decides the transfer over a locked account, queues it with the commit, emits
 * `account.balance.updated`, and returns the account as it is after it, for a next transfer in the same transaction.
 * Throws insufficientFunds when a pocket would fall below zero, invalid (amount) beyond what an account can hold.
 */
export function postTransfer(
  tx: Transaction,
  kernel: Pick<Kernel, 'clock' | 'events'>,
  account: LockedAccount,
  transfer: Transfer,
): LockedAccount {
  const { changes, after, counterparties } = decide(account, transfer);
  if (account.isHidden && !after.isHidden) tx.write(sql.setStatus(account.id, { isActive: false, isHidden: false }));
  if (transfer.changes.held) tx.write(sql.openHeldPocket(account));
  tx.write(
    sql.postTransfer({
      id: newId(),
      accountId: account.id,
      currency: account.currency,
      kind: transfer.kind,
      reference: transfer.reference,
      clock: kernel.clock.stampsMoney ? kernel.clock.now() : null,
      changes,
      counterparties,
    }),
  );
  if (changes.length > 0) emitAccount(tx, kernel, after);
  return after;
}

function decide(account: LockedAccount, transfer: Transfer) {
  const amountOf = ({ amount, currency } = zero(account.currency)) => {
    if (currency === account.currency) return amount;
    throw new Error(`${transfer.kind} ${transfer.reference} is in ${currency}, the account in ${account.currency}`);
  };
  const changes: { pocket: Pocket; amount: bigint; balance: bigint }[] = [];
  let difference = 0n;
  for (const pocket of pockets) {
    const amount = amountOf(transfer.changes[pocket]);
    if (amount === 0n) continue;
    const balance = account.pockets[pocket] + amount;
    if (balance < 0n)
      throw new AppError('insufficientFunds', `${pocket} holds ${account.pockets[pocket]}, ${transfer.kind} needs ${-amount}`);
    changes.push({ pocket, amount, balance });
    difference += amount;
  }
  const { counterparty } = transfer;
  const sides: [string, bigint][] =
    counterparty === null || typeof counterparty === 'string'
      ? [[counterparty ?? '', -difference]]
      : Object.entries(counterparty).map(([name, gained]) => [name, amountOf(gained)]);
  const counterparties = sides.filter(([, amount]) => amount !== 0n);
  const isBalanced = counterparties.reduce((rest, [, amount]) => rest + amount, difference) === 0n;
  const isNamed = counterparties.every(([name]) => name !== '') && (typeof counterparty !== 'string' || difference !== 0n);
  if (!isBalanced || !isNamed || changes.length + counterparties.length === 0) {
    throw new Error(`${transfer.kind} ${transfer.reference} does not balance: ${difference} against ${JSON.stringify(sides.map(String))}`);
  }
  const balances = { ...account.pockets, ...Object.fromEntries(changes.map(({ pocket, balance }) => [pocket, balance])) };
  const shown = shownPockets.reduce((total, pocket) => total + balances[pocket], 0n);
  // Held money takes up none of the room for the player's own.
  if (shown >= balanceLimit || balances.held >= balanceLimit) {
    throw AppError.invalid('amount', 'the account cannot hold that much');
  }
  // Money makes a hidden account visible again, which is a change of its own.
  const isHidden = account.isHidden && changes.length === 0;
  const version = account.version + BigInt(changes.length) + (account.isHidden && !isHidden ? 1n : 0n);
  const after: LockedAccount = { ...account, isHidden, version, pockets: balances };
  return { changes, after, counterparties };
}
