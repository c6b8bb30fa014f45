import type { Kernel } from '#kernel';
import { countryRows, localeRows } from './countries.ts';
import { currencyRows } from './currencies.ts';
import {
  deleteCountriesBut,
  deleteLocalesBut,
  retireCurrencies,
  retireDefaultLocale,
  selectCurrencies,
  upsertCountries,
  upsertCurrencies,
  upsertLocales,
} from './settings.sql.ts';

/** The brand's settings as plain data, in the order in which they are shown. */
export interface SettingsSeed {
  currencies: readonly {
    code: string;
    name: string;
    symbol: string;
    type: 'fiat' | 'crypto' | 'virtual';
    exponent: number;
    isBase: boolean;
    isEnabled: boolean;
    /** Decimal text: smallest units per one unit of the base currency. */
    rate: string;
    rateTime: string;
    subCurrencies?: readonly { code: string; subunitToUnit: number }[];
  }[];
  locales: readonly { code: string; languageCode: string; name: string; nativeName: string; isDefault: boolean }[];
  countries: readonly {
    code: string;
    name: string;
    nativeName: string;
    phonePrefix: string;
    currency: string;
    additionalCurrencies: readonly string[];
    locale: string;
    isRestricted: boolean;
  }[];
}

/** Brings the settings to the brand's state; may be repeated. Throws when a known currency would change its exponent. */
export async function seedSettings({ db }: Kernel, { currencies, locales, countries }: SettingsSeed): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await tx.all(selectCurrencies());
    for (const { code, exponent } of currencies) {
      const before = known.find((row) => row.code === code);
      if (before && before.exponent !== exponent)
        throw new Error(`${code} has ${before.exponent} decimals; stored amounts forbid to change that`);
    }
    const codesOf = (rows: readonly { code: string }[]) => rows.map(({ code }) => code);
    // One row alone may be the base, and one the default: the old one gives way first.
    tx.write(retireCurrencies(codesOf(currencies), currencies.find(({ isBase }) => isBase)?.code ?? null));
    tx.write(retireDefaultLocale(locales.find(({ isDefault }) => isDefault)?.code ?? null));
    tx.write(upsertCurrencies(currencies.map(currencyRow)));
    tx.write(upsertLocales(locales.map(localeRow)));
    tx.write(upsertCountries(countries.map(countryRow)));
    tx.write(deleteCountriesBut(codesOf(countries)));
    tx.write(deleteLocalesBut(codesOf(locales)));
  });
  for (const kept of [currencyRows, localeRows, countryRows]) kept.forget(db);
}

function currencyRow(
  { code, name, symbol, type, exponent, isBase, isEnabled, rate, rateTime, subCurrencies = [] }: SettingsSeed['currencies'][number],
  position: number,
) {
  return {
    code,
    position,
    name,
    symbol,
    type,
    exponent,
    rate,
    isBase,
    isEnabled,
    rateAt: new Date(rateTime),
    subCurrencies: [...subCurrencies],
  };
}

function localeRow({ code, languageCode, name, nativeName, isDefault }: SettingsSeed['locales'][number], position: number) {
  return { code, position, languageCode, name, nativeName, isDefault };
}

function countryRow({
  code,
  name,
  nativeName,
  phonePrefix,
  currency,
  additionalCurrencies,
  locale,
  isRestricted,
}: SettingsSeed['countries'][number]) {
  return {
    code,
    name,
    nativeName,
    phonePrefix,
    currency,
    locale,
    additionalCurrencies: [...additionalCurrencies],
    isRestricted,
  };
}
