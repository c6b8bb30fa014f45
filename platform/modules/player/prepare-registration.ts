import type { CallBody } from '@verdigale/contract';
import { AppError, type Caller, type Kernel, type Queryable } from '#kernel';
import { findCountry, isRestrictedCountry, listLocales, requireCurrency, type CurrencyInfo } from '#modules/settings';
import { judgeFields } from './fields/judge-fields.ts';
import { withKnownPlaces } from './fields/known-places.ts';
import { filledText, readDetails } from './fields/player-details.ts';
import { registrationFieldsOf, type RegistrationType } from './fields/registration-fields.ts';
import { isCommonPassword } from './password/common-passwords.ts';
import { hashPassword } from './password/hash-password.ts';
import { isOwnContact, ownContactMessage } from './password/own-contact.ts';
import { requirePhone } from './phone.ts';
import type { PlayerDetails } from './player.sql.ts';

/** What the call takes: the form's values by field name, and what the site sends along. */
export type RegistrationForm = CallBody<'player.register'> & Readonly<Record<string, unknown>>;

/** A registration that was checked and may be stored. */
export interface Registration {
  email: string | null;
  phone: string | null;
  /** A registration by phone has proved who owns the phone. */
  isPhoneConfirmed: boolean;
  details: PlayerDetails;
  passwordHash: string;
  nickname: string | null;
  country: string;
  currency: CurrencyInfo;
  locale: string;
  bonusCode: string | null;
  affiliateTag: string | null;
  receiveEmailPromo: boolean;
  receiveSmsPromo: boolean;
}

const textOr = <T>(value: unknown, otherwise: T): string | T => (typeof value === 'string' && value !== '' ? value : otherwise);
/** Checkboxes send 1 when checked, else an empty value or 0. (wire 2.2) */
const isChecked = (value: unknown) => value === true || value === 1 || value === '1';

/**
 * Everything about a registration that needs no transaction: checks the form by its published rules, fills what was not
 * sent, hashes the password. Throws invalid with the fields, countryRestricted for where the player or the caller is.
 */
export async function prepareRegistration(
  kernel: Kernel,
  type: RegistrationType,
  body: RegistrationForm,
  caller: Caller,
): Promise<Registration> {
  const { fingerprint: _, affiliateTag, ...sent } = body;
  judgeFields(sent, registrationFieldsOf(kernel, type), kernel.clock.now());
  const values = await withKnownPlaces(kernel.db, sent);
  const email = textOr(values.email, null);
  const phone = typeof values.phone === 'string' && values.phone !== '' ? requirePhone(values.phone) : null;
  const password = values.password as string;
  if (isOwnContact(password, { email, phone })) throw AppError.invalid('password', ownContactMessage);
  if (await isCommonPassword(password)) throw AppError.invalid('password', 'This password is too common');
  const residence = await settleResidence(kernel.db, values, caller);
  return {
    email,
    phone,
    isPhoneConfirmed: type === 'phone',
    details: readDetails(values),
    ...residence,
    nickname: filledText(values.nickname) ?? (email === null ? null : maskedLocalPart(email)),
    bonusCode: textOr(values.bonusCode, null),
    affiliateTag: textOr(affiliateTag, null),
    receiveEmailPromo: isChecked(values.receiveEmailPromo),
    receiveSmsPromo: isChecked(values.receiveSmsPromo),
    passwordHash: await hashPassword(password),
  };
}

/** Country, currency and locale; each that was not sent follows from the one before it, the country from the caller. (A 5) */
export async function settleResidence(
  db: Queryable,
  values: Readonly<Record<string, unknown>>,
  caller: Caller,
): Promise<Pick<Registration, 'country' | 'currency' | 'locale'>> {
  const country = await findCountry(db, textOr(values.country, caller.country ?? ''));
  if (!country) throw AppError.invalid('country', 'There is no such country');
  for (const code of [country.code, caller.country]) {
    if (await isRestrictedCountry(db, code)) throw new AppError('countryRestricted', `no registration from ${code}`);
  }
  const currency = await requireCurrency(db, textOr(values.currency, country.currency));
  const locale = textOr(values.locale, country.locale);
  const isKnown = (await listLocales(db)).some(({ code }) => code === locale);
  if (!isKnown) throw AppError.invalid('locale', 'There is no such locale');
  return { country: country.code, currency, locale };
}

/** `john.doe@example.com` → `john.***`: its last three characters hidden, all but the first when it is shorter than 4. (wire 2.2) */
export function maskedLocalPart(email: string): string {
  const local = email.slice(0, email.indexOf('@'));
  const shown = local.length < 4 ? 1 : local.length - 3;
  return local.slice(0, shown) + '*'.repeat(local.length - shown);
}
