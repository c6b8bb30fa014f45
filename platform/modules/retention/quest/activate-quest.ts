import { questState, type Quest } from '@verdigale/contract';
import { AppError, newId, type Kernel, type Transaction } from '#kernel';
import { emitProfileChanged, requirePlayer } from '#modules/player';
import { lockAccounts, type LockedAccount } from '#modules/wallet';
import { emitQuest } from './emit-quest.ts';
import { giveRewards } from './give-rewards.ts';
import { offerQuest, periodOf } from './offer-quest.ts';
import { openQuests } from './open-quests.ts';
import { insertPlayerQuest, lockOfPeriod, lockPlayerQuest, updatePlayerQuest, type PlayerQuestRow } from './player-quest.sql.ts';
import { isComplete } from './progress.ts';
import { readAsker } from './read-asker.ts';
import { viewQuest } from './view-quest.ts';

/**
 * Begins a quest on the player's active account, or, where all its tasks are done, gives its rewards; both at once where they were done before. By the id of the
 * quest or of what the player has begun. Doing it again answers the quest as it is and gives nothing. Throws notFound, questNotAvailable. (QUEST-01)
 */
export async function activateQuest(kernel: Kernel, playerId: string, id: string): Promise<Quest> {
  return kernel.db.transaction(async (tx) => {
    const accounts = await lockAccounts(tx, playerId);
    const { locale } = await requirePlayer(tx, playerId);
    const own = await tx.maybe(lockPlayerQuest(playerId, id));
    const begun = own ? { row: own, isNew: false } : await begin(tx, kernel, { playerId, id, accounts });
    const { state } = begun.row;
    if (state !== questState.active && state !== questState.completed)
      throw new AppError('questNotAvailable', `a quest of state ${state} is over`);
    const isClaimed = state === questState.active && isComplete(begun.row);
    const row = isClaimed ? await claim(tx, kernel, accounts, begun.row) : begun.row;
    if (isClaimed || begun.isNew) emitQuest(tx, kernel, row, locale);
    return viewQuest(kernel.config, row, locale);
  });
}

interface Wanted {
  playerId: string;
  id: string;
  accounts: readonly LockedAccount[];
}

/** What the player has begun of it in this period, else a new one. */
async function begin(
  tx: Transaction,
  kernel: Kernel,
  { playerId, id, accounts }: Wanted,
): Promise<{ row: PlayerQuestRow; isNew: boolean }> {
  const now = kernel.clock.now();
  const offered = await openQuests(tx, kernel.config);
  const quest = offered.find((each) => each.id === id);
  const account = accounts.find(({ isActive }) => isActive);
  if (!quest || !account) throw new AppError('notFound', 'no such quest');
  const periodStart = periodOf(quest.terms, now);
  const known = await tx.maybe(lockOfPeriod(playerId, quest.id, periodStart));
  if (known) return { row: known, isNew: false };
  const asker = await readAsker(kernel, tx, playerId, account.currency);
  const shown = offerQuest(quest, offered, asker);
  if (!shown) throw new AppError('questNotAvailable', 'it is not open, was had already, or is not for this player');
  const { days } = quest.terms;
  const row: PlayerQuestRow = {
    ...shown,
    id: newId(),
    questId: quest.id,
    versionId: quest.versionId,
    accountId: account.id,
    state: questState.active,
    periodStart,
    startedAt: now,
    endsAt: days === null ? null : new Date(now.getTime() + days * 86_400_000),
    completedAt: isComplete(shown) ? now : null,
    finishedAt: null,
    updatedAt: now,
  };
  tx.write(insertPlayerQuest(row));
  // What is filled in while this goes on does not wait for the player's lock: the relay looks once more.
  emitProfileChanged(tx, kernel, playerId);
  return { row, isNew: true };
}

async function claim(tx: Transaction, kernel: Kernel, accounts: readonly LockedAccount[], row: PlayerQuestRow): Promise<PlayerQuestRow> {
  await giveRewards(
    tx,
    kernel,
    accounts.find(({ id }) => id === row.accountId)!,
    row,
  );
  const now = kernel.clock.now();
  const claimed = { ...row, state: questState.completed, finishedAt: now, updatedAt: now };
  tx.write(updatePlayerQuest(claimed));
  return claimed;
}
