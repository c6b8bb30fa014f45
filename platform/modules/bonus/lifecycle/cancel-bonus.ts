import { playerBonusResult, type PlayerBonus } from '@verdigale/contract';
import type { Kernel } from '#kernel';
import { lockAccount } from '#modules/wallet';
import { requireOwnBonus } from '../find-own.ts';
import { playerBonusById } from '../player-bonus.sql.ts';
import { viewPlayerBonus } from '../view-player-bonus.ts';
import { forfeitBonus } from './end-bonus.ts';
import { requireCancellable } from './require-cancellable.ts';

/**
 * The player gives a bonus up: its bonus money goes, own money stays. Once cancelled, the call answers it as it is. Throws notFound,
 * bonusFinal when it has ended otherwise, bonusCancelLocked, bonusUnsettled. (BON-03)
 */
export async function cancelBonus(kernel: Kernel, playerId: string, id: string): Promise<PlayerBonus> {
  const found = await requireOwnBonus(kernel.db, playerId, id);
  return kernel.db.together(playerId, async (tx) => {
    const account = (await lockAccount(tx, found.accountId))!;
    const bonus = await tx.one(playerBonusById(id));
    if (bonus.result === playerBonusResult.canceled) return viewPlayerBonus(bonus);
    await requireCancellable(tx, bonus, kernel.clock.now());
    return viewPlayerBonus(forfeitBonus(tx, kernel, { account, bonus }, { event: 'cancel', endedBy: 'player' }).bonus);
  });
}
