import { money } from '@verdigale/money';
import type { Kernel, Transaction } from '#kernel';
import { houseBonus, type ShareTarget } from '#modules/bonus';
import { postTransfer, type LockedAccount, type TransferKind } from '#modules/wallet';

/** What each side gains: the pockets, the house's side of a bonus, stakes that are open, the house, and what players owe. */
export interface Moved {
  id: string;
  revision: number;
  kind: TransferKind;
  parts: ShareTarget['changes'];
  isBonusOver: boolean;
  open: bigint;
  result: bigint;
  owed: bigint;
}

/**
 * Posts it, once for each revision of a bet. What comes to a bonus that has ended is posted and then forfeited, so that the player finds both; what a
 * correction could not take back from one, the house's side gives.
 */
export function postMove(
  tx: Transaction,
  kernel: Pick<Kernel, 'clock' | 'events'>,
  account: LockedAccount,
  { id, revision, kind, parts, isBonusOver, open, result, owed }: Moved,
): LockedAccount {
  const sum = (amount: bigint) => money(amount, account.currency);
  const reference = `${id}:${revision}`;
  const forfeited = isBonusOver && parts.house > 0n ? parts.house : 0n;
  const after = postTransfer(tx, kernel, account, {
    kind,
    reference,
    changes: { real: sum(parts.real - owed), locked: sum(parts.locked), bonus: sum(parts.bonus + forfeited) },
    counterparty: {
      'sportsbook:open': sum(open),
      'sportsbook:result': sum(result),
      'sportsbook:owed': sum(owed),
      [houseBonus]: sum(parts.house - forfeited),
    },
  });
  if (forfeited === 0n) return after;
  const lost = { bonus: sum(-forfeited) };
  return postTransfer(tx, kernel, after, { kind: 'bonus-forfeit', reference, changes: lost, counterparty: houseBonus });
}
