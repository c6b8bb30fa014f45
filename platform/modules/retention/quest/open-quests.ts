import type { Kernel, Queryable } from '#kernel';
import { offeredQuests, type OfferedQuest } from './quest.sql.ts';

/**
 * The quests that the brand lets players begin; none where it has no quests. Without a loyalty programme its points are left out of the rewards, and
 * so is a quest that gives nothing else: they would be promised and never given.
 */
export async function openQuests(db: Queryable, { hasQuests, loyalty }: Kernel['config']): Promise<OfferedQuest[]> {
  const offered = hasQuests ? await db.all(offeredQuests()) : [];
  if (loyalty) return offered;
  return offered
    .map((quest) => ({ ...quest, terms: { ...quest.terms, rewards: quest.terms.rewards.filter(({ kind }) => kind !== 'points') } }))
    .filter(({ terms }) => terms.rewards.length > 0);
}
