import type { Tournament } from '@verdigale/contract';

type Conditions = Pick<Tournament['conditions'], 'gameCollections' | 'gameCollectionsExcluded'>;
type InCollections = readonly { identity: string }[];

/** Whether rounds of a game in these collections count. */
export function doesGameCount({ gameCollections, gameCollectionsExcluded }: Conditions, collections: InCollections): boolean {
  const isIn = (names: readonly string[]) => collections.some(({ identity }) => names.includes(identity));
  return (gameCollections.length === 0 || isIn(gameCollections)) && !isIn(gameCollectionsExcluded);
}

/** The collections whose games are shown, by identity: those that are named, which menus may keep out, else all of the menus'; null for every game. */
export function shownCollections(
  { gameCollections, gameCollectionsExcluded }: Conditions,
  inMenus: readonly string[],
): readonly string[] | null {
  if (gameCollections.length === 0 && gameCollectionsExcluded.length === 0) return null;
  const kept = gameCollections.length > 0 ? gameCollections : inMenus;
  return kept.filter((identity) => !gameCollectionsExcluded.includes(identity));
}
