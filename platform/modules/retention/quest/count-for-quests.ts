import type { Kernel, Transaction } from '#kernel';
import { requirePlayers } from '#modules/player';
import { emitTask } from './emit-quest.ts';
import { lockActiveOf, updatePlayerQuests, type PlayerQuestRow } from './player-quest.sql.ts';
import { countDeed, isComplete, openTasks, type Deed, type TaskProgress } from './progress.ts';
import { standingOf } from './read-asker.ts';

/** What a player did. */
export interface Done {
  playerId: string;
  deed: Deed;
}

type Hands = Pick<Kernel, 'clock' | 'events'>;

/**
 * Counts what players did for their active quests, each player's deeds in their order, and each for the oldest of those that he has begun of one
 * quest in two of its periods: what is done once is rewarded once. In the relay's transaction, so that each fact counts once; a
 * fact that was written first is handled first. Pays nothing: a quest whose tasks are done waits to be claimed.
 */
export async function countForQuests(kernel: Hands, tx: Transaction, done: readonly Done[]): Promise<void> {
  const open = (await tx.all(lockActiveOf([...new Set(done.map(({ playerId }) => playerId))].toSorted()))).filter(isOpen);
  const movable = open.filter((row) => done.some(({ playerId, deed }) => playerId === row.playerId && isMoved(row, countDeed(row, deed))));
  if (movable.length === 0) return;
  const players = await requirePlayers(
    tx,
    movable.map(({ playerId }) => playerId),
  );
  const after = new Map(movable.map((row) => [row.id, row]));
  for (const { playerId, deed } of done) {
    const player = players.get(playerId)!;
    const movedQuests = new Set<string>();
    for (const { id, questId } of movable.filter((row) => row.playerId === playerId)) {
      const quest = after.get(id)!;
      if (!isOpen(quest) || movedQuests.has(questId)) continue;
      const counted = count(kernel, tx, { quest, deed, player });
      if (counted === quest) continue;
      after.set(id, counted);
      // What is true of a player is true for each.
      if (deed.kind !== 'profile') movedQuests.add(questId);
    }
  }
  // At once: the next facts of these players may be handled in the same transaction.
  await tx.run(updatePlayerQuests([...after.values()]));
}

interface Counting {
  quest: PlayerQuestRow;
  deed: Deed;
  player: Parameters<typeof standingOf>[0];
}

function count(kernel: Hands, tx: Transaction, { quest, deed, player }: Counting): PlayerQuestRow {
  const counted = countDeed(quest, deed);
  if (!isMoved(quest, counted)) return quest;
  const tasks = openTasks({ ...quest, tasks: counted }, standingOf(player), deed.at);
  const after: PlayerQuestRow = { ...quest, tasks, completedAt: isComplete({ tasks }) ? deed.at : null, updatedAt: kernel.clock.now() };
  for (const [place, task] of tasks.entries()) if (task !== quest.tasks[place]) emitTask(tx, kernel, after, task, player.locale);
  return after;
}

const isOpen = ({ completedAt }: PlayerQuestRow) => completedAt === null;
const isMoved = (row: PlayerQuestRow, tasks: readonly TaskProgress[]) => tasks.some((task, place) => task !== row.tasks[place]);
