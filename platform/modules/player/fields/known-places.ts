import { AppError, type Queryable } from '#kernel';
import { findCountry, isTimeZone } from '#modules/settings';

/**
 * Refuses what no list of the settings has. Jobs hand the time zone of many players to the database at once, where one that it does not know
 * would fail them all. Throws invalid (country, nationality, timeZone).
 */
export async function requireKnownPlaces(db: Queryable, values: Readonly<Record<string, unknown>>): Promise<void> {
  for (const name of ['country', 'nationality']) {
    const code = values[name];
    if (typeof code === 'string' && code !== '' && !(await findCountry(db, code))) throw AppError.invalid(name, 'There is no such country');
  }
  const { timeZone } = values;
  if (typeof timeZone === 'string' && timeZone !== '' && !isTimeZone(timeZone))
    throw AppError.invalid('timeZone', 'There is no such time zone');
}
