import { newId, type Kernel, type Transaction } from '#kernel';
import { digestOf } from '#modules/bonus';
import { allQuests, insertQuest, insertVersion, lockQuest, offerVersion, versionOf, type QuestOrigin } from './quest.sql.ts';
import type { QuestSeed } from './terms.ts';

/**
 * Brings the stored quests in line with the brand's; safe to repeat at every start. A change makes a new version, so that players who have
 * begun go on under the terms that they were shown. A quest that the brand no longer states cannot be begun; one that an operator has
 * stopped stays stopped. A quest whose identity already belongs to another one, an operator's or an earlier one, is skipped and logged: it
 * must not keep the platform from starting.
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
