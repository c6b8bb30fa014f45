import type { Country, Locale } from '@verdigale/contract';
import { AppError, type Queryable } from '#kernel';
import { currencyRows } from './currencies.ts';
import { referenceData } from './reference-data.ts';
import { selectCountries, selectLocales, type CountryRow } from './settings.sql.ts';

export const countryRows = referenceData((db) => db.all(selectCountries()));
export const localeRows = referenceData((db) => db.all(selectLocales()));

/** Countries on the wire, restricted ones flagged. (wire 1.3) */
export async function listCountries(db: Queryable): Promise<Country[]> {
  const [countries, currencies] = await Promise.all([countryRows.read(db), currencyRows.read(db)]);
  const enabled = new Set(currencies.filter((row) => row.isEnabled).map((row) => row.code));
  const base = currencies.find((row) => row.isBase)?.code;
  return countries.map((row) => viewCountry(row, enabled, base));
}

/**
 * A country's currency fills a hidden currency field, so it is always one that players can have: the national one, else
 * one that is common there, else the base.
 */
function viewCountry(row: CountryRow, enabled: Set<string>, base: string | undefined): Country {
  const usable = [row.currency, ...row.additionalCurrencies].filter((code) => enabled.has(code));
  const [currency = base ?? row.currency, ...additionalCurrency] = usable;
  return {
    code: row.code,
    name: row.name,
    nativeName: row.nativeName,
    phonePrefix: row.phonePrefix,
    currency,
    additionalCurrency,
    locale: row.locale,
    restrict: row.isRestricted,
  };
}

/** By its ISO code, as players may choose it: undefined for one that the brand does not list. */
export async function findCountry(db: Queryable, code: string): Promise<Country | undefined> {
  return (await listCountries(db)).find((country) => country.code === code);
}

/** True for a country where the brand must not be played. An unknown country (null, Tor's `T1`) is not restricted. */
export async function isRestrictedCountry(db: Queryable, code: string | null): Promise<boolean> {
  return (await countryRows.read(db)).some((row) => row.code === code && row.isRestricted);
}

/** Throws countryRestricted for a caller from where the brand must not be played: no account, no sign-in, no deposit. (A 2) */
export async function requireOpenCountry(db: Queryable, code: string | null): Promise<void> {
  if (await isRestrictedCountry(db, code)) throw new AppError('countryRestricted', `not available from ${code}`);
}

/** Locales on the wire, in the brand's order. (wire 1.2) */
export async function listLocales(db: Queryable): Promise<Locale[]> {
  const rows = await localeRows.read(db);
  return rows.map((row) => ({
    code: row.code,
    languageCode: row.languageCode,
    name: row.name,
    nativeName: row.nativeName,
    isDefault: row.isDefault,
  }));
}
