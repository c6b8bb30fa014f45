import type { Kernel } from '#kernel';
import { lockAccount } from '#modules/wallet';
import { overdueBonuses, playerBonusById, type OverdueRow } from '../player-bonus.sql.ts';
import { endAllDue } from '../end-all-due.ts';
import { forfeitBonus } from './end-bonus.ts';
import { isOverdue } from './is-overdue.ts';

/**
 * Ends what was not activated in time, or not wagered in time. Rounds that are still open keep their shares: what they pay to the ended
 * bonus is forfeited then. Each under its player's lock, those of many players together. (decision 22)
 */
export async function expireBonuses(kernel: Kernel): Promise<number> {
  return endAllDue(
    (page) => kernel.db.all(overdueBonuses(kernel.clock.now(), page)),
    (due) => expireBonus(kernel, due),
  );
}

async function expireBonus(kernel: Kernel, { id, playerId, accountId }: OverdueRow): Promise<boolean> {
  return kernel.db.together(playerId, async (tx) => {
    const [account, bonus] = await Promise.all([lockAccount(tx, accountId), tx.one(playerBonusById(id))]);
    if (!isOverdue(bonus, kernel.clock.now())) return false;
    forfeitBonus(tx, kernel, { account: account!, bonus }, { event: 'expire', endedBy: 'time' });
    return true;
  });
}
