import type { Tournament } from '@verdigale/contract';

type Conditions = Pick<Tournament['conditions'], 'gameCollections' | 'gameCollectionsExcluded'>;
type InCollections = readonly { identity: string }[];

/** Whether rounds of a game in these collections count. */
export function doesGameCount({ gameCollections, gameCollectionsExcluded }: Conditions, collections: InCollections): boolean {
  const isIn = (names: readonly string[]) => collections.some(({ identity }) => names.includes(identity));
  return (gameCollections.length === 0 || isIn(gameCollections)) && !isIn(gameCollectionsExcluded);
}

/** The collections whose games are shown; null for every game. */
export function shownCollections<C extends { identity: string }>(
  { gameCollections, gameCollectionsExcluded }: Conditions,
  all: readonly C[],
): readonly C[] | null {
  if (gameCollections.length === 0 && gameCollectionsExcluded.length === 0) return null;
  return all.filter(
    ({ identity }) => (gameCollections.length === 0 || gameCollections.includes(identity)) && !gameCollectionsExcluded.includes(identity),
  );
}
