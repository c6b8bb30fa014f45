import type { Kernel, Transaction } from '#kernel';
import type { PlayerQuestRow } from './player-quest.sql.ts';
import type { TaskProgress } from './progress.ts';
import { viewQuest, viewTaskPush } from './view-quest.ts';

type Hands = Pick<Kernel, 'events'>;

/** Publishes a quest whose state has changed. (wire 13) */
export function emitQuest(tx: Transaction, { events }: Hands, row: PlayerQuestRow, locale: string): void {
  events.emit(tx, { topic: 'quest.updated', playerId: row.playerId, payload: { quest: viewQuest(row, locale) } });
}

/** Publishes a task that has moved, or become active. (wire 13) */
export function emitTask(tx: Transaction, { events }: Hands, row: PlayerQuestRow, task: TaskProgress, locale: string): void {
  events.emit(tx, { topic: 'quest.task.updated', playerId: row.playerId, payload: { task: viewTaskPush(row, task, locale) } });
}
