import { questState } from '@verdigale/contract';
import type { Kernel, Transaction } from '#kernel';
import { requirePlayer } from '#modules/player';
import { emitQuest } from './emit-quest.ts';
import type { QuestSettings } from './view-quest.ts';
import { lockActive, updatePlayerQuest, type PlayerQuestRow } from './player-quest.sql.ts';

type Hands = Pick<Kernel, 'clock' | 'events'> & { config: QuestSettings };

/**
 * Ends an active quest that gives nothing: expired, or given up by the player or the house. A quest that was done but not claimed ends as unrewarded.
 */
export async function endQuest(
  tx: Transaction,
  kernel: Hands,
  row: PlayerQuestRow,
  { state, locale }: { state: 'expired' | 'canceled'; locale: string },
): Promise<PlayerQuestRow> {
  const now = kernel.clock.now();
  const ended = { ...row, state: row.completedAt ? questState.unrewarded : questState[state], finishedAt: now, updatedAt: now };
  await tx.run(updatePlayerQuest(ended));
  emitQuest(tx, kernel, ended, locale);
  return ended;
}

/** Stops every quest of a player who may not play any more (excluded, limited, blocked, on a break), with what makes it so. (X8) */
export async function endQuestsOf(tx: Transaction, kernel: Hands, playerId: string): Promise<void> {
  const rows = await tx.all(lockActive(playerId));
  if (rows.length === 0) return;
  const { locale } = await requirePlayer(tx, playerId);
  for (const row of rows) await endQuest(tx, kernel, row, { state: 'canceled', locale });
}
