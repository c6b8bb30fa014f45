import { money, negate, type Money } from '@verdigale/money';
import type { Kernel, Transaction } from '#kernel';
import { postTransfer, type LockedAccount, type TransferKind } from '#modules/wallet';
import { houseBonus } from '../lifecycle/end-bonus.ts';
import type { PlayerBonusRow } from '../player-bonus.sql.ts';
import type { Parts } from './split-stake.ts';

type Owner = Pick<PlayerBonusRow, 'endedBy'>;

/**
 * Where parts go that come back to a player. Of a bonus that has ended, locked money is own money again, and bonus money is forfeited; where the
 * house ended it, it is the player's.
 */
export function returned(parts: Parts, bonus: Owner | undefined): { posted: Parts; forfeited: bigint } {
  if (!bonus || bonus.endedBy === null) return { posted: parts, forfeited: 0n };
  const own = parts.real + parts.locked;
  if (bonus.endedBy === 'house') return { posted: { real: own + parts.bonus, locked: 0n, bonus: 0n }, forfeited: 0n };
  return { posted: { real: own, locked: 0n, bonus: parts.bonus }, forfeited: parts.bonus };
}

export interface Return {
  kind: TransferKind & ('win' | 'win-release' | 'rollback');
  reference: string;
  /** Who pays; null when it comes out of what is held. */
  counterparty: string | null;
}

/** Posts what comes back, and as a second transfer the part of it that is forfeited at once: a transfer has one counterparty. */
export function postReturn(
  tx: Transaction,
  kernel: Pick<Kernel, 'clock' | 'events'>,
  account: LockedAccount,
  { posted, forfeited }: ReturnType<typeof returned>,
  { kind, reference, counterparty }: Return,
): LockedAccount {
  const sum = posted.real + posted.locked + posted.bonus;
  if (sum === 0n) return account;
  const held = counterparty === null ? { held: money(-sum, account.currency) } : {};
  const after = postTransfer(tx, kernel, account, { kind, reference, changes: { ...held, ...changesOf(posted, account) }, counterparty });
  if (forfeited === 0n) return after;
  const changes = { bonus: negate(money(forfeited, account.currency)) };
  return postTransfer(tx, kernel, after, { kind: 'bonus-forfeit', reference, changes, counterparty: houseBonus });
}

/** Parts as changes of their pockets. */
export function changesOf({ real, locked, bonus }: Parts, { currency }: Pick<LockedAccount, 'currency'>): Record<keyof Parts, Money> {
  return { real: money(real, currency), locked: money(locked, currency), bonus: money(bonus, currency) };
}
