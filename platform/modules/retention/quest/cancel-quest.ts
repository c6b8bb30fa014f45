import { questState, type Quest } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { requirePlayer } from '#modules/player';
import { endQuest } from './end-quest.ts';
import { lockPlayerQuest } from './player-quest.sql.ts';
import { viewQuest } from './view-quest.ts';

/**
 * The player gives a quest up; he may begin it again, from nothing. Once given up, the call answers it as it is. Throws notFound, questNotAvailable
 * where it has ended otherwise.
 */
export async function cancelQuest(kernel: Kernel, playerId: string, id: string): Promise<Quest> {
  return kernel.db.transaction(async (tx) => {
    const row = await tx.maybe(lockPlayerQuest(playerId, id));
    if (!row) throw new AppError('notFound', 'no such quest');
    const { locale } = await requirePlayer(tx, playerId);
    if (row.state === questState.canceled || row.state === questState.unrewarded) return viewQuest(kernel.config, row, locale);
    if (row.state !== questState.active) throw new AppError('questNotAvailable', `a quest of state ${row.state} is over`);
    return viewQuest(kernel.config, await endQuest(tx, kernel, row, { state: 'canceled', locale }), locale);
  });
}
