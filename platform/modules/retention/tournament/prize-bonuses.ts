import type { Queryable } from '#kernel';
import { bonusIdsOf } from '#modules/bonus';
import type { TournamentRow } from './tournament.sql.ts';

/** The bonus ids of the campaigns that are prizes of these tournaments, by their codes. */
export async function prizeBonusesOf(db: Queryable, rows: readonly Pick<TournamentRow, 'terms'>[]): Promise<ReadonlyMap<string, string>> {
  const codes = rows.flatMap(({ terms }) => terms.prizes.flatMap(({ gives }) => ('campaign' in gives ? [gives.campaign] : [])));
  if (codes.length === 0) return new Map();
  return new Map((await db.all(bonusIdsOf(codes))).map(({ code, bonusId }) => [code, bonusId]));
}
