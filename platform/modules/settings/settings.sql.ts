import { sql } from 'kysely';
import type { Query } from '#kernel';

export interface CurrencyRow {
  code: string;
  name: string;
  symbol: string;
  type: 'fiat' | 'crypto' | 'virtual';
  exponent: number;
  is_base: boolean;
  is_enabled: boolean;
  rate: string;
  rate_at: Date;
  sub_currencies: { code: string; subunitToUnit: number }[];
}

export interface LocaleRow {
  code: string;
  language_code: string;
  name: string;
  native_name: string;
  is_default: boolean;
}

export interface CountryRow {
  code: string;
  name: string;
  native_name: string;
  phone_prefix: string;
  currency: string;
  additional_currencies: string[];
  locale: string;
  is_restricted: boolean;
}

export const selectCurrencies: Query<CurrencyRow> = sql`
  select code, name, symbol, type, exponent, is_base, is_enabled, rate, rate_at, sub_currencies
  from settings.currency order by position, code`;

export const selectLocales: Query<LocaleRow> = sql`
  select code, language_code, name, native_name, is_default from settings.locale order by position, code`;

export const selectCountries: Query<CountryRow> = sql`
  select code, name, native_name, phone_prefix, currency, additional_currencies, locale, is_restricted
  from settings.country order by code`;

type Positioned<Row> = Row & { position: number };

/** The exponent of a known currency stays as it is (amounts are stored in it), and so does a rate that is newer. */
export function upsertCurrencies(rows: Positioned<CurrencyRow>[]): Query<unknown> {
  return sql`
    insert into settings.currency as known (code, position, name, symbol, type, exponent, is_base, is_enabled, rate, rate_at, sub_currencies)
    select code, position, name, symbol, type, exponent, is_base, is_enabled, rate, rate_at, sub_currencies
    from jsonb_populate_recordset(null::settings.currency, ${JSON.stringify(rows)}::jsonb)
    on conflict (code) do update set
      position = excluded.position, name = excluded.name, symbol = excluded.symbol, type = excluded.type,
      is_base = excluded.is_base, is_enabled = excluded.is_enabled, sub_currencies = excluded.sub_currencies,
      rate = case when excluded.rate_at > known.rate_at then excluded.rate else known.rate end,
      rate_at = greatest(excluded.rate_at, known.rate_at)`;
}

/** A rate that another process took meanwhile stays when it is newer. Earlier ones are kept in `currency_rate` by its trigger. */
export function updateRates(rates: { code: string; rate: string }[], at: Date): Query<unknown> {
  return sql`
    update settings.currency c set rate = n.rate, rate_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as n (code text, rate numeric)
    where c.code = n.code and c.rate_at < ${at}`;
}

export function upsertLocales(rows: Positioned<LocaleRow>[]): Query<unknown> {
  return sql`
    insert into settings.locale (code, position, language_code, name, native_name, is_default)
    select code, position, language_code, name, native_name, is_default
    from jsonb_populate_recordset(null::settings.locale, ${JSON.stringify(rows)}::jsonb)
    on conflict (code) do update set
      position = excluded.position, language_code = excluded.language_code, name = excluded.name,
      native_name = excluded.native_name, is_default = excluded.is_default`;
}

export function upsertCountries(rows: CountryRow[]): Query<unknown> {
  return sql`
    insert into settings.country (code, name, native_name, phone_prefix, currency, additional_currencies, locale, is_restricted)
    select code, name, native_name, phone_prefix, currency, additional_currencies, locale, is_restricted
    from jsonb_populate_recordset(null::settings.country, ${JSON.stringify(rows)}::jsonb)
    on conflict (code) do update set
      name = excluded.name, native_name = excluded.native_name, phone_prefix = excluded.phone_prefix,
      currency = excluded.currency, additional_currencies = excluded.additional_currencies,
      locale = excluded.locale, is_restricted = excluded.is_restricted`;
}
