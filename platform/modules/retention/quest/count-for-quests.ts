import type { Kernel, Transaction } from '#kernel';
import { requirePlayer } from '#modules/player';
import { emitTask } from './emit-quest.ts';
import { lockActive, updatePlayerQuest, type PlayerQuestRow } from './player-quest.sql.ts';
import { countDeed, isComplete, openTasks, type Deed, type TaskProgress } from './progress.ts';
import { standingOf } from './read-asker.ts';

/**
 * Counts what a player did for his active quests. In the relay's transaction, so that each fact counts once; a fact that was written first is told
 * of first. Pays nothing: a quest whose tasks are done waits to be claimed.
 */
export async function countForQuests(
  kernel: Pick<Kernel, 'clock' | 'events'>,
  tx: Transaction,
  playerId: string,
  deed: Deed,
): Promise<void> {
  const open = (await tx.all(lockActive(playerId))).filter(({ completedAt }) => completedAt === null);
  const moved = open.map((row) => ({ row, tasks: countDeed(row, deed) })).filter(({ row, tasks }) => isMoved(row, tasks));
  if (moved.length === 0) return;
  const player = await requirePlayer(tx, playerId);
  for (const { row, tasks: counted } of moved) {
    const tasks = openTasks({ ...row, tasks: counted }, standingOf(player), deed.at);
    const after: PlayerQuestRow = { ...row, tasks, completedAt: isComplete({ tasks }) ? deed.at : null, updatedAt: kernel.clock.now() };
    // At once: the next fact of this player may be told of in the same transaction.
    await tx.run(updatePlayerQuest(after));
    for (const [place, task] of tasks.entries()) if (task !== row.tasks[place]) emitTask(tx, kernel, after, task, player.locale);
  }
}

const isMoved = (row: PlayerQuestRow, tasks: readonly TaskProgress[]) => tasks.some((task, place) => task !== row.tasks[place]);
