import type { PlatformConfig } from '#config';
import type { Queryable } from '#kernel';
import { getProfile } from '#modules/player';

/** What a campaign or an item is called, by its id; `stored` is how it was called when it was offered or given. */
export type NameReader = (id: string, stored: string) => string;

/** Names in a language; as they were stored where it has none. */
export function namesIn({ bonuses: { names } }: Pick<PlatformConfig, 'bonuses'>, locale: string | null): NameReader {
  return (id, stored) => names[id]?.[locale ?? ''] ?? stored;
}

/** Names in the language that is asked for, else in the player's own. */
export async function namesFor(
  db: Queryable,
  settings: Pick<PlatformConfig, 'bonuses'>,
  playerId: string,
  locale: string | undefined,
): Promise<NameReader> {
  return namesIn(settings, locale ?? (await getProfile(db, playerId)).locale);
}

interface Named {
  bonusId: string;
  name: string;
  packageId: string | null;
  packageName: string | null;
}

/** A bonus or free spins of a player, called as the reader says. */
export function called<Own extends Named>(own: Own, nameOf: NameReader): Own {
  const { bonusId, name, packageId, packageName } = own;
  return { ...own, name: nameOf(bonusId, name), packageName: packageId && packageName && nameOf(packageId, packageName) };
}
