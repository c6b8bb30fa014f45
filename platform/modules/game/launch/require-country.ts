import { AppError, type Caller, type Queryable } from '#kernel';
import { isRestrictedCountry } from '#modules/settings';

/** The country it is played from: as the edge reports it, else the site. Throws gameRestricted (14308) where the brand must not be played. */
export async function requireOpenCountryOfPlay(db: Queryable, caller: Caller, said: string | undefined): Promise<string | null> {
  const country = caller.country ?? said ?? null;
  if (country && (await isRestrictedCountry(db, country))) throw new AppError('gameRestricted', `not in ${country}`);
  return country;
}
