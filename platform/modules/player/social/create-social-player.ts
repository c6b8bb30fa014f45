import { playerStatus } from '@verdigale/contract';
import { AppError, newId, type Caller, type Kernel, type Queryable, type Transaction } from '#kernel';
import { listCountries } from '#modules/settings';
import { readDetails } from '../fields/player-details.ts';
import { insertPlayer } from '../player.sql.ts';
import { maskedLocalPart, settleResidence, type Registration } from '../prepare-registration.ts';
import { linkIdentity, type SocialIdentity } from './recognise-player.ts';

/** What a first sign-in knows about the player besides the identity. */
export interface SocialRegistration extends Pick<Registration, 'country' | 'currency' | 'locale'> {
  affiliateTag: string | null;
}

/**
 * Country, currency and locale of somebody who registers without a form. Where no edge network reports the country, it is the
 * first unrestricted one of the locale: a development machine, or a brand with one country. Throws invalid, countryRestricted.
 */
export async function settleSocialResidence(
  db: Queryable,
  locale: string,
  caller: Caller,
): Promise<Omit<SocialRegistration, 'affiliateTag'>> {
  return settleResidence(db, { locale, country: caller.country ?? (await countryOfLocale(db, locale)) }, caller);
}

async function countryOfLocale(db: Queryable, locale: string): Promise<string> {
  const open = (await listCountries(db)).filter(({ restrict }) => !restrict);
  const country = open.find((each) => each.locale === locale) ?? open[0];
  if (!country) throw new AppError('countryRestricted', 'every country is restricted');
  return country.code;
}

/** Stores a new player who has an identity in place of a password; answers the id. */
export function createSocialPlayer(tx: Transaction, kernel: Kernel, identity: SocialIdentity, registration: SocialRegistration): string {
  const id = newId();
  const now = kernel.clock.now();
  const { email } = identity;
  tx.write(
    insertPlayer({
      ...readDetails({}),
      id,
      status: playerStatus.active,
      phone: null,
      phoneConfirmedAt: null,
      email,
      emailLower: email?.toLowerCase() ?? null,
      confirmedAt: email === null ? null : now,
      nickname: email === null ? null : maskedLocalPart(email),
      country: registration.country,
      locale: registration.locale,
      currency: registration.currency.code,
      agreedAt: now,
      createdAt: now,
      bonusCode: null,
      affiliateTag: registration.affiliateTag,
      receiveEmailPromo: false,
      receiveSmsPromo: false,
    }),
  );
  linkIdentity(tx, kernel, identity, id);
  return id;
}
