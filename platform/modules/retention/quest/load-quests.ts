import { newId, type Kernel, type Transaction } from '#kernel';
import { digestOf } from '#modules/bonus';
import { allQuests, insertQuest, insertVersion, lockQuest, offerVersion, versionOf, type QuestOrigin } from './quest.sql.ts';
import type { QuestSeed } from './terms.ts';

/**
 * Brings quests to what the brand states; may be repeated at every start. What has changed is a version of its own, so that whoever has begun
 * goes on by what he was told; what the brand no longer states cannot be begun. What an operator has stopped stays stopped. One whose identity is
 * another's, an operator's or one of earlier, is left out and logged: it must not keep the platform from starting.
 */
export async function loadQuests({ db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>, quests: readonly QuestSeed[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, origin } of await tx.all(allQuests()))
      if (origin === 'brand' && !quests.some((seed) => seed.id === id)) tx.write(offerVersion(id, null));
    for (const quest of quests) {
      const known = await tx.maybe(lockQuest(quest.identity));
      if (known && known.id !== quest.id)
        log.error({ quest: quest.identity, id: quest.id, known: known.id }, 'a quest has the identity of another one: it is not offered');
      else await loadQuest(tx, quest, { origin: 'brand', at: clock.now() });
    }
  });
}

/** Whoever begins it from now on gets what it says, unless an operator has stopped it. */
export async function loadQuest(
  tx: Transaction,
  { id, identity, ...terms }: QuestSeed,
  { origin, at }: { origin: QuestOrigin; at: Date },
): Promise<void> {
  await tx.run(insertQuest({ id, identity, origin }));
  const digest = digestOf(terms);
  const known = await tx.maybe(versionOf(id, digest));
  const versionId = known?.id ?? newId();
  if (!known) await tx.run(insertVersion({ id: versionId, questId: id, terms, digest, at }));
  tx.write(offerVersion(id, versionId));
}
