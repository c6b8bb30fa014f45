import { playerStatus } from '@verdigale/contract';
import type { Kernel, Transaction } from '#kernel';
import { isOnBreak } from '#modules/limit';
import { getProfile } from '#modules/player';

/**
 * Whether the house may write to a player about its offers: to nobody who is excluded, blocked or limited, on a break from anything, or wants no
 * bonuses. Asked in the transaction that writes the message, so that no list of recipients outlives an exclusion. (AGCO 2.14, LCCP 3.5)
 */
export async function isOpenToOffers(tx: Transaction, { clock }: Pick<Kernel, 'clock'>, playerId: string): Promise<boolean> {
  const [{ status, receiveBonus }, isAway] = await Promise.all([getProfile(tx, playerId), isOnBreak(tx, playerId, clock.now())]);
  return status === playerStatus.active && receiveBonus && !isAway;
}
