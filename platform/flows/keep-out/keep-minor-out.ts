import type { Transaction } from '#kernel';
import { noteEvent } from '#modules/journal';
import { lockAccounts } from '#modules/wallet';
import { setStatus } from './set-status.ts';

/** The fact that somebody turned out to be under age: his open bets become void. */
export const underAgeTopic = 'player.underAge';

/**
 * Shuts out somebody who turned out to be under age, in the same transaction as what says so: no sign-in, bonuses and quests end, and of what he has
 * staked on sports and has not ended he gets everything back. What his account has, and has lost, is for an operator. Throws notFound. (LCCP 3.2.11)
 */
export async function keepMinorOut(tx: Transaction, hands: Parameters<typeof setStatus>[1], playerId: string): Promise<void> {
  // A bet on its way is committed before, and found; one that comes after finds the account blocked.
  await lockAccounts(tx, playerId);
  await setStatus(tx, hands, playerId, 'blocked');
  await noteEvent(tx, hands, { kind: 'under age', playerId });
  hands.events.emit(tx, { topic: underAgeTopic, playerId, payload: {} });
}
