import type { Queryable } from '#kernel';
import { activeBonusesOf, type PlayerBonusRow } from '#modules/bonus';
import { findStoppedPlay, type Playable } from '#modules/limit';

/** What a view of games needs beside their rows, however many they are: the caller's bonuses, and what is stopped. */
export interface Sight {
  bonuses: readonly PlayerBonusRow[];
  isStopped(game: Playable): boolean;
}

/** The sight of a player; of a guest without one. */
export async function findSight(db: Queryable, playerId: string | null): Promise<Sight> {
  const [bonuses, isStopped] = await Promise.all([
    playerId === null ? [] : db.all(activeBonusesOf(playerId)),
    findStoppedPlay(db, playerId),
  ]);
  return { bonuses, isStopped };
}
