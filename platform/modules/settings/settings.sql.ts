import {
  boolean,
  columnsOf,
  command,
  decimal,
  integer,
  json,
  oneOf,
  query,
  row,
  text,
  textArray,
  timestamp,
  type RowOf,
} from '#kernel/db/sql.ts';

const currency = row({
  code: text,
  name: text,
  symbol: text,
  type: oneOf(['fiat', 'crypto', 'virtual']),
  exponent: integer,
  isBase: boolean,
  isEnabled: boolean,
  rate: decimal,
  rateAt: timestamp,
  subCurrencies: json<{ code: string; subunitToUnit: number }[]>(),
});
export type CurrencyRow = RowOf<typeof currency>;

const locale = row({ code: text, languageCode: text, name: text, nativeName: text, isDefault: boolean });
export type LocaleRow = RowOf<typeof locale>;

const country = row({
  code: text,
  name: text,
  nativeName: text,
  phonePrefix: text,
  currency: text,
  additionalCurrencies: textArray,
  locale: text,
  isRestricted: boolean,
});
export type CountryRow = RowOf<typeof country>;

export const selectCurrencies = () => query(currency)`select ${currency.columns()} from settings.currency order by position, code`;

export const selectLocales = () => query(locale)`select ${locale.columns()} from settings.locale order by position, code`;

export const selectCountries = () => query(country)`select ${country.columns()} from settings.country order by code`;

type Positioned<Row> = Row & { position: number };

const recordsOf = (rows: readonly object[]) => JSON.stringify(rows.map(columnsOf));

/** The exponent of a known currency stays as it is (amounts are stored in it), and so does a rate that is newer. */
export const upsertCurrencies = (rows: Positioned<CurrencyRow>[]) => command`
    insert into settings.currency as known (code, position, name, symbol, type, exponent, is_base, is_enabled, rate, rate_at, sub_currencies)
    select code, position, name, symbol, type, exponent, is_base, is_enabled, rate, rate_at, sub_currencies
    from jsonb_populate_recordset(null::settings.currency, ${recordsOf(rows)}::jsonb)
    on conflict (code) do update set
      position = excluded.position, name = excluded.name, symbol = excluded.symbol, type = excluded.type,
      is_base = excluded.is_base, is_enabled = excluded.is_enabled, sub_currencies = excluded.sub_currencies,
      rate = case when excluded.rate_at > known.rate_at then excluded.rate else known.rate end,
      rate_at = greatest(excluded.rate_at, known.rate_at)`;

/** What the brand no longer has. Amounts and rates of a currency stay, so it is only switched off. */
export const retireCurrencies = (kept: readonly string[], base: string | null) => command`
    update settings.currency set is_enabled = is_enabled and code = any(${kept}), is_base = is_base and code = ${base}
    where code <> all(${kept}) or is_base`;

export const retireDefaultLocale = (kept: string | null) => command`
    update settings.locale set is_default = false where is_default and code is distinct from ${kept}`;

export const deleteCountriesBut = (kept: readonly string[]) => command`delete from settings.country where code <> all(${kept})`;

export const deleteLocalesBut = (kept: readonly string[]) => command`delete from settings.locale where code <> all(${kept})`;

/** A rate that another process took meanwhile stays when it is newer. Earlier ones are kept in `currency_rate` by its trigger. */
export const updateRates = (rates: { code: string; rate: string }[], at: Date) => command`
    update settings.currency c set rate = n.rate, rate_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as n (code text, rate numeric)
    where c.code = n.code and c.rate_at < ${at}`;

export const upsertLocales = (rows: Positioned<LocaleRow>[]) => command`
    insert into settings.locale (code, position, language_code, name, native_name, is_default)
    select code, position, language_code, name, native_name, is_default
    from jsonb_populate_recordset(null::settings.locale, ${recordsOf(rows)}::jsonb)
    on conflict (code) do update set
      position = excluded.position, language_code = excluded.language_code, name = excluded.name,
      native_name = excluded.native_name, is_default = excluded.is_default`;

export const upsertCountries = (rows: CountryRow[]) => command`
    insert into settings.country (code, name, native_name, phone_prefix, currency, additional_currencies, locale, is_restricted)
    select code, name, native_name, phone_prefix, currency, additional_currencies, locale, is_restricted
    from jsonb_populate_recordset(null::settings.country, ${recordsOf(rows)}::jsonb)
    on conflict (code) do update set
      name = excluded.name, native_name = excluded.native_name, phone_prefix = excluded.phone_prefix,
      currency = excluded.currency, additional_currencies = excluded.additional_currencies,
      locale = excluded.locale, is_restricted = excluded.is_restricted`;
