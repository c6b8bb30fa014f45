import { questState } from '@verdigale/contract';
import type { Kernel, Transaction } from '#kernel';
import { requirePlayer } from '#modules/player';
import { endQuest } from './end-quest.ts';
import { begunOf, lockPlayerQuest } from './player-quest.sql.ts';

const endedTopic = 'quest.ended';

/** The house ends a quest for all who have begun it. The relay does, behind every fact that was there before: what is complete by then can be claimed. */
export async function endBegun(tx: Transaction, { events }: Pick<Kernel, 'events'>, questId: string): Promise<void> {
  for (const { id, playerId } of await tx.all(begunOf(questId))) events.emit(tx, { topic: endedTopic, playerId, payload: { id } });
}

export function endAsTold(kernel: Kernel): void {
  kernel.events.onPlayer<{ id: string }>(endedTopic, async (tx, { playerId, payload: { id } }) => {
    const row = await tx.maybe(lockPlayerQuest(playerId, id));
    if (row?.state !== questState.active || row.completedAt !== null) return;
    const { locale } = await requirePlayer(tx, playerId);
    await endQuest(tx, kernel, row, { state: 'canceled', locale });
  });
}
