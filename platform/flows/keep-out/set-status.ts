import type { Transaction } from '#kernel';
import { endBonusesOf } from '#modules/bonus';
import { changeStatus, type PlayerStatus } from '#modules/player';
import { endQuestsOf, freezeEntriesOf } from '#modules/retention';

/** Makes a player active, limited or blocked; of whoever is not active any more, bonuses and quests end with it. Throws notFound. */
export async function setStatus(
  tx: Transaction,
  hands: Parameters<typeof endBonusesOf>[1] & Parameters<typeof endQuestsOf>[1],
  playerId: string,
  status: PlayerStatus,
): Promise<void> {
  await changeStatus(tx, hands, playerId, status);
  if (status === 'active') return;
  await endBonusesOf(tx, hands, playerId);
  await freezeEntriesOf(tx, hands, playerId);
  await endQuestsOf(tx, hands, playerId);
}
