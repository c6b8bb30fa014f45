import type { CallBody, Country, Currency, Field } from '@verdigale/contract';
import { wireValue, type FormValues } from '#app/forms/fields/platform-fields.ts';
import { shownFields, type RegistrationType } from './registration-fields.ts';

/** What the form knows beside what a person filled in. */
export interface RegistrationContext {
  type: RegistrationType;
  locale: string;
  /** Where the visitor is by the edge network, null when it does not say. */
  country: Country | null;
  currencies: readonly Currency[];
  fingerprint?: string;
  affiliateTag?: string;
}

/**
 * The body of a registration: what was filled in, what follows for hidden fields, the locale always. (A 5, wire 2.2)
 * A hidden country or currency is sent only when the visitor's country is known.
 */
export function registrationBody(
  values: FormValues,
  fields: readonly Field[],
  { type, ...context }: RegistrationContext,
): CallBody<'player.register'> {
  const filled = shownFields(fields, type).map((field) => [field.name, wireValue(field, values[field.name])] as const);
  const hidden: Record<string, string | undefined> = {
    nickname: nicknameOf(values.email),
    country: context.country?.code,
    currency: context.country ? currencyOf(context.country, context.currencies) : undefined,
  };
  const derived = fields
    .filter(({ name, isVisible }) => !isVisible && name !== type)
    .map(({ name }) => [name, Object.hasOwn(hidden, name) ? hidden[name] : undefined] as const);
  const sent = [...filled, ...derived, ['locale', context.locale] as const];
  const { fingerprint, affiliateTag } = context;
  return {
    ...Object.fromEntries(sent.filter(([, value]) => value !== '' && value !== undefined)),
    ...(fingerprint !== undefined && { fingerprint }),
    ...(affiliateTag !== undefined && { affiliateTag }),
  };
}

/** `john.doe@example.com` → `john.***`: the last three characters hidden, all but the first of a shorter name. (wire 2.2) */
export function nicknameOf(email: string | boolean | undefined): string {
  if (typeof email !== 'string' || !email.includes('@')) return '';
  const local = email.slice(0, email.indexOf('@'));
  const shown = local.length < 4 ? 1 : local.length - 3;
  return local.slice(0, shown) + '*'.repeat(local.length - shown);
}

/** The first of the country's currencies that players can have; else the base currency. */
export function currencyOf(country: Country, currencies: readonly Currency[]): string | undefined {
  const known = [country.currency, ...country.additionalCurrency].find((code) => currencies.some((currency) => currency.code === code));
  return known ?? currencies.find(({ isBase }) => isBase)?.code;
}
