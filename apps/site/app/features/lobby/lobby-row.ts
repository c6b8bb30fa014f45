import type { SiteRequest } from '#app/site-context.ts';

/** Games in a row of the lobby. (wire 11.2) */
export const gamesPerRow = 18;
/** Rows that the server draws: the first screen and what follows it. The browser draws the others, and loads their covers, when they come near. */
const drawnRows = 2;

/** A row of the lobby as the page knows it; the games of a drawn one are in the HTML alone. */
export interface LobbyRow {
  id: string;
  identity: string;
  total: number;
  isDrawn: boolean;
}

/** The collections that have games, in the platform's order; leaves the games of the first ones to the server's render. */
export async function loadLobbyRows({ platform, serverOnly }: SiteRequest): Promise<LobbyRow[]> {
  const collections = (await platform.read('game.collections')).data.filter((collection) => !collection.isHidden);
  const lists = await Promise.all(
    collections.map(({ id }) => platform.read('game.games.list', { query: { collectionId: [id], perPage: gamesPerRow } })),
  );
  const filled = collections
    .map(({ id, identity }, index) => ({ id, identity, games: lists[index]?.data ?? [], total: lists[index]?.meta.totalRows ?? 0 }))
    .filter(({ total }) => total > 0);
  serverOnly.rows = Object.fromEntries(filled.slice(0, drawnRows).map(({ identity, games }) => [identity, games]));
  return filled.map(({ id, identity, total }, index) => ({ id, identity, total, isDrawn: index < drawnRows }));
}
