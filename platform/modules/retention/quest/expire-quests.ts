import { questState } from '@verdigale/contract';
import type { Kernel } from '#kernel';
import { requirePlayer } from '#modules/player';
import { endQuest } from './end-quest.ts';
import { lockPlayerQuest, overdueQuests } from './player-quest.sql.ts';

const overdueTopic = 'quest.overdue';
const batch = 500;

/**
 * Writes a fact for each quest whose time is over. The relay ends them, behind every earlier fact: a round that ended in time counts, however
 * late its fact is handled.
 */
export async function emitOverdue({ db, clock, events }: Pick<Kernel, 'db' | 'clock' | 'events'>): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, playerId } of await tx.all(overdueQuests(clock.now(), batch)))
      events.emit(tx, { topic: overdueTopic, playerId, payload: { id } });
  });
}

export function expireQuests(kernel: Kernel): void {
  kernel.events.onPlayer<{ id: string }>(overdueTopic, async (tx, { playerId, payload: { id } }) => {
    const row = await tx.maybe(lockPlayerQuest(playerId, id));
    const isOverdue = row?.state === questState.active && row.completedAt === null && row.endsAt! <= kernel.clock.now();
    if (!isOverdue) return;
    const { locale } = await requirePlayer(tx, playerId);
    await endQuest(tx, kernel, row, { state: 'expired', locale });
  });
}
