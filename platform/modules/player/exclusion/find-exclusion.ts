import type { Queryable } from '#kernel';
import { exclusionOf, type SelfExclusion } from './exclusion.sql.ts';

/** The exclusion of a player who has not come back from it; undefined for everybody else. */
export const findExclusion = (db: Queryable, playerId: string): Promise<SelfExclusion | undefined> => db.maybe(exclusionOf(playerId));
