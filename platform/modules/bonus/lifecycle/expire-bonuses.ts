import { settle, type Kernel } from '#kernel';
import { lockAccount } from '#modules/wallet';
import { overdueBonuses, playerBonusById, type OverdueRow, type PlayerBonusRow } from '../player-bonus.sql.ts';
import { forfeitBonus } from './end-bonus.ts';

const batch = 200;

/**
 * Ends what was not activated in time, or not wagered in time. Rounds that are still open keep their shares: what they pay to the ended
 * bonus is forfeited then. Each under its player's lock, those of many players together. (decision 22)
 */
export async function expireBonuses(kernel: Kernel): Promise<number> {
  let ended = 0;
  for (;;) {
    const due = await kernel.db.all(overdueBonuses(kernel.clock.now(), batch));
    ended += (await settle(due.map((each) => expireBonus(kernel, each)))).filter(Boolean).length;
    if (due.length < batch) return ended;
  }
}

async function expireBonus(kernel: Kernel, { id, playerId, accountId }: OverdueRow): Promise<boolean> {
  return kernel.db.together(playerId, async (tx) => {
    const [account, bonus] = await Promise.all([lockAccount(tx, accountId), tx.one(playerBonusById(id))]);
    if (!isOverdue(bonus, kernel.clock.now())) return false;
    forfeitBonus(tx, kernel, { account: account!, bonus }, { event: 'expire', endedBy: 'time' });
    return true;
  });
}

/**
 * Whether it has not ended though its time is over; at the very instant of its end it is. One that was wagered in time waits for its open rounds, and
 * for what is held of them, however long those take.
 */
function isOverdue({ finishedAt, activationExpiresAt, wageringExpiresAt, progress, required }: PlayerBonusRow, now: Date): boolean {
  if (finishedAt !== null) return false;
  return wageringExpiresAt === null ? activationExpiresAt <= now : wageringExpiresAt <= now && progress < required;
}
