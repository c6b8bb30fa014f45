import { accountStatus, type Account } from '@verdigale/contract';
import { wireOf } from '@verdigale/money';
import type { Kernel, Transaction } from '#kernel';
import type { AccountState } from './account.ts';

/** The account in the wire's shape. Requested withdrawals are no longer part of its balance. (wire 7) */
export function viewAccount({ id, currency, exponent, isActive, version, pockets }: AccountState): Account {
  const wire = wireOf({ currency, exponent });
  return {
    id,
    currency,
    status: isActive ? accountStatus.active : accountStatus.inactive,
    balance: wire(pockets.real + pockets.bonus + pockets.locked),
    realBalance: wire(pockets.real),
    bonusBalance: wire(pockets.bonus),
    lockedBalance: wire(pockets.locked),
    withdrawalBalance: wire(pockets.real),
    version: Number(version),
  };
}

/** Emits `account.balance.updated` with the account as it is after this transaction. */
export function emitAccount(tx: Transaction, kernel: Pick<Kernel, 'events'>, account: AccountState): void {
  kernel.events.emit(tx, { topic: 'account.balance.updated', playerId: account.playerId, payload: { account: viewAccount(account) } });
}
