-- What the brand plays with: its currencies with their rates, its locales, the countries of its players.

create schema settings;

create table settings.currency (
  code text not null,
  position smallint not null,
  name text not null,
  symbol text not null,
  type text not null,
  -- Decimals of the main unit. Never changed: amounts are stored in minor units of it.
  exponent smallint not null,
  is_base boolean not null,
  is_enabled boolean not null,
  -- This currency's smallest units per one unit of the base currency.
  rate numeric not null,
  rate_at timestamptz not null,
  sub_currencies jsonb not null default '[]',
  constraint currency_code_pkey primary key (code),
  constraint currency_code_check check (code ~ '^[A-Z0-9]{2,10}$'),
  constraint currency_type_check check (type in ('fiat', 'crypto', 'virtual')),
  constraint currency_exponent_check check (exponent between 0 and 8),
  constraint currency_rate_check check (rate > 0)
);
create unique index currency_is_base_key on settings.currency (is_base) where is_base;

create table settings.locale (
  code text not null,
  position smallint not null,
  language_code text not null,
  name text not null,
  native_name text not null,
  is_default boolean not null,
  constraint locale_code_pkey primary key (code),
  constraint locale_code_check check (code ~ '^[a-z]{2}(-[a-z]{2})?$')
);
create unique index locale_is_default_key on settings.locale (is_default) where is_default;

create table settings.country (
  code text not null,
  name text not null,
  native_name text not null,
  phone_prefix text not null,
  -- National currency; the platform need not carry it.
  currency text not null,
  additional_currencies text[] not null,
  locale text not null,
  is_restricted boolean not null,
  constraint country_code_pkey primary key (code),
  constraint country_code_check check (code ~ '^[A-Z]{2}$'),
  constraint country_phone_prefix_check check (phone_prefix ~ '^[0-9]{1,3}$'),
  constraint country_locale_fkey foreign key (locale) references settings.locale (code)
);
