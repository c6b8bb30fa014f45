import { query, row, text, uuid } from '#kernel/db/sql.ts';

const member = row({ gameId: uuid, identity: text });
export const collectionsOfGames = (gameIds: readonly string[]) => query(member)`
  select m.game_id, c.identity from game.game_collection m join game.collection c on c.id = m.collection_id
  where m.game_id = any(${gameIds}::uuid[])`;
