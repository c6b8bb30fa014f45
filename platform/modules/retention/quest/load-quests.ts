import { newId, type Kernel, type Transaction } from '#kernel';
import { digestOf } from '#modules/bonus';
import { allQuests, insertQuest, insertVersion, offerVersion, versionOf } from './quest.sql.ts';
import type { QuestSeed } from './terms.ts';

/**
 * Brings quests to what the brand states; may be repeated at every start. What has changed is a version of its own, so that whoever has begun
 * goes on by what he was told; what the brand no longer states cannot be begun.
 */
export async function loadQuests({ db, clock }: Pick<Kernel, 'db' | 'clock'>, quests: readonly QuestSeed[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, versionId } of await tx.all(allQuests()))
      if (versionId !== null && !quests.some((seed) => seed.id === id)) tx.write(offerVersion(id, null));
    for (const quest of quests) await loadQuest(tx, quest, clock.now());
  });
}

async function loadQuest(tx: Transaction, { id, identity, ...terms }: QuestSeed, at: Date): Promise<void> {
  await tx.run(insertQuest({ id, identity }));
  const digest = digestOf(terms);
  const known = await tx.maybe(versionOf(id, digest));
  const versionId = known?.id ?? newId();
  if (!known) await tx.run(insertVersion({ id: versionId, questId: id, terms, digest, at }));
  tx.write(offerVersion(id, versionId));
}
