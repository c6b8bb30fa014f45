import { AppError, type Queryable } from '#kernel';
import { findCountry, listedTimeZone } from '#modules/settings';

/**
 * Refuses what no list of the settings has, and answers the values with the time zone as its list calls it. Jobs hand the time zone of many players to
 * the database at once, where one that it does not know would fail them all. Throws invalid (country, nationality, timeZone).
 */
export async function withKnownPlaces<Values extends Readonly<Record<string, unknown>>>(db: Queryable, values: Values): Promise<Values> {
  for (const name of ['country', 'nationality']) {
    const code = values[name];
    if (typeof code === 'string' && code !== '' && !(await findCountry(db, code))) throw AppError.invalid(name, 'There is no such country');
  }
  if (typeof values.timeZone !== 'string' || values.timeZone === '') return values;
  const timeZone = listedTimeZone(values.timeZone);
  if (timeZone === null) throw AppError.invalid('timeZone', 'There is no such time zone');
  return { ...values, timeZone };
}
