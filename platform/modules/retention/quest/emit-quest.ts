import type { Kernel, Transaction } from '#kernel';
import type { PlayerQuestRow } from './player-quest.sql.ts';
import type { TaskProgress } from './progress.ts';
import { viewQuest, viewTaskPush, type QuestSettings } from './view-quest.ts';

/** Publishes a quest whose state has changed. (wire 13) */
export function emitQuest(
  tx: Transaction,
  { events, config }: Pick<Kernel, 'events'> & { config: QuestSettings },
  row: PlayerQuestRow,
  locale: string,
): void {
  events.emit(tx, { topic: 'quest.updated', playerId: row.playerId, payload: { quest: viewQuest(config, row, locale) } });
}

/** Publishes a task that has moved, or become active. (wire 13) */
export function emitTask(
  tx: Transaction,
  { events }: Pick<Kernel, 'events'>,
  row: PlayerQuestRow,
  task: TaskProgress,
  locale: string,
): void {
  events.emit(tx, { topic: 'quest.task.updated', playerId: row.playerId, payload: { task: viewTaskPush(row, task, locale) } });
}
