import { AppError, type Caller, type Queryable } from '#kernel';
import { isRestrictedCountry } from '#modules/settings';

/** Where it is played from: what the edge says, else what the site does. Throws gameRestricted (14308) where the house is closed. */
export async function requireOpenCountryOfPlay(db: Queryable, caller: Caller, said: string | undefined): Promise<string | null> {
  const country = caller.country ?? said ?? null;
  if (country && (await isRestrictedCountry(db, country))) throw new AppError('gameRestricted', `not in ${country}`);
  return country;
}
