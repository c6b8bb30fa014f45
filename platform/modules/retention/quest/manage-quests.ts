import { AppError, type Kernel, type Queryable, type Transaction } from '#kernel';
import { isProfileField } from '#modules/player';
import { endBegun } from './end-begun.ts';
import { loadQuest } from './load-quests.ts';
import { playerQuestsOf, type PlayerQuestRow } from './player-quest.sql.ts';
import { allQuests, countBegun, lockQuest, resumeQuest, stopQuest, versionsOf, type QuestRow, type QuestVersionRow } from './quest.sql.ts';
import type { QuestSeed } from './terms.ts';

type Hands = Pick<Kernel, 'db' | 'clock' | 'events'>;

export interface QuestSummary extends QuestRow {
  /** How many times it was begun, is under way and was claimed. */
  begun: bigint;
  active: bigint;
  completed: bigint;
}

/** All quests that were ever offered, and what players have made of them. */
export async function summariseQuests(db: Queryable): Promise<QuestSummary[]> {
  const [quests, counts] = await Promise.all([db.all(allQuests()), db.all(countBegun())]);
  return quests.map((quest) => {
    const { begun = 0n, active = 0n, completed = 0n } = counts.find(({ questId }) => questId === quest.id) ?? {};
    return { ...quest, begun, active, completed };
  });
}

/** A quest with its versions, the newest last. Throws notFound. */
export async function showQuest(db: Queryable, identity: string): Promise<{ quest: QuestSummary; versions: QuestVersionRow[] }> {
  const quest = (await summariseQuests(db)).find((each) => each.identity === identity);
  if (!quest) throw unknown(identity);
  return { quest, versions: await db.all(versionsOf(quest.id)) };
}

/**
 * Publishes a quest that the brand folder does not state: whoever begins it from now on gets that. Published again, it is the same quest if it has
 * the same id. Throws invalid where its id or its identity is another quest's, and for a profile field that there is not.
 */
export async function publishQuest({ db, clock }: Hands, quest: QuestSeed): Promise<void> {
  for (const [n, { goal }] of quest.tasks.entries()) {
    const unknown = goal.kind === 'fields' ? goal.fields.find((field) => !isProfileField(field)) : undefined;
    if (unknown !== undefined) throw AppError.invalid(`tasks.${n}.goal.fields`, `a profile has no field "${unknown}"`);
  }
  await db.transaction(async (tx) => {
    const known = (await tx.all(allQuests())).find(({ id, identity }) => id === quest.id || identity === quest.identity);
    if (known?.origin === 'brand')
      throw AppError.invalid('identity', `"${known.identity}" is a quest of the brand: change it in its folder`);
    if (known && known.identity !== quest.identity) throw AppError.invalid('id', `belongs to "${known.identity}"`);
    if (known && known.id !== quest.id) throw AppError.invalid('identity', `"${known.identity}" has the id ${known.id}`);
    await loadQuest(tx, quest, { origin: 'operator', at: clock.now() });
  });
}

/** Nobody begins it from now on; with `isEnded`, whoever has begun it and not done it all loses it too. Throws notFound. */
export async function stopQuestNamed(hands: Hands, identity: string, { isEnded }: { isEnded: boolean }): Promise<void> {
  await hands.db.transaction(async (tx) => {
    const { id } = await lockNamed(tx, identity);
    await tx.run(stopQuest(id, hands.clock.now()));
    if (isEnded) await endBegun(tx, hands, id);
  });
}

/** It may be begun again, by what was stated last. Throws notFound. */
export async function resumeQuestNamed({ db }: Hands, identity: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await lockNamed(tx, identity);
    await tx.run(resumeQuest(id));
  });
}

/** What a player has begun, the newest first. */
export const questsOfPlayer = (db: Queryable, playerId: string): Promise<PlayerQuestRow[]> =>
  db.all(playerQuestsOf(playerId, { states: [], currency: undefined }, { offset: 0, limit: 100 }));

async function lockNamed(tx: Transaction, identity: string): Promise<QuestRow> {
  const quest = await tx.maybe(lockQuest(identity));
  if (!quest) throw unknown(identity);
  return quest;
}

const unknown = (identity: string) => new AppError('notFound', `no quest "${identity}"`);
