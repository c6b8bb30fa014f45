import { groupsOf } from './groups-of.ts';

interface Grouped {
  issueSessionId?: string | null;
  packageId?: string | null;
  packagePriority?: number | null;
}

/** A player's bonuses and free spins: a package issued in one go is a group, what came alone is one of its own. (wire 12.1) */
export function playerGroups<T extends Grouped>(items: readonly T[]): [T, ...T[]][] {
  // Without a package there is nothing that it belongs to, though every issue has a session.
  return groupsOf(items, ({ packageId, issueSessionId }) => (packageId == null ? null : (issueSessionId ?? packageId)));
}

/** How many bonuses there are to look at: packages and what stands alone, of the player's own and of those on offer. (wire 12.6) */
export function bonusCount(own: readonly Grouped[], offered: readonly unknown[]): number {
  return playerGroups(own).length + offered.length;
}
