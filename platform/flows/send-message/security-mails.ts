import Bowser from 'bowser';
import { dateTag, languageTag } from '@verdigale/language';
import type { Kernel } from '#kernel';
import { getProfile, getSignInDevice, issueResetCode, type ContactChanged, type FactorChanged, type SignInDevice } from '#modules/player';
import type { Message } from './message-job.ts';
import { phoneAlone } from './phone-alone.ts';
import { plainText } from './plain-text.ts';

interface ToPlayer {
  playerId: string;
}

/** A mail to the player; null for one without an address. */
async function mailTo(
  kernel: Kernel,
  { playerId }: ToPlayer,
  template: string,
  values: Record<string, string> = {},
): Promise<Message | null> {
  const { email, nickname, locale } = await getProfile(kernel.db, playerId);
  return email ? { channel: 'mail', to: email, locale, template, values: { nickname: plainText(nickname), ...values } } : null;
}

/** The link that sets a new password. (wire 2.4) */
export async function resetMail(kernel: Kernel, to: ToPlayer): Promise<Message | null> {
  const code = await kernel.db.transaction(async (tx) => issueResetCode(tx, kernel, to.playerId));
  return mailTo(kernel, to, 'passwordReset', { resetUrl: `${kernel.config.publicUrl}/password/reset/${code}` });
}

/** So that somebody whose password was changed by others learns of it: by text message where he has no address. */
export async function passwordChangedMail(kernel: Kernel, to: ToPlayer): Promise<Message | null> {
  const profile = await getProfile(kernel.db, to.playerId);
  const phone = phoneAlone(profile);
  if (phone === null) return mailTo(kernel, to, 'passwordChanged');
  return { channel: 'sms', to: phone, locale: profile.locale, template: 'passwordChangedSms', values: {} };
}

/** To the owner of an e-mail with which somebody tried to register. */
export function registrationTriedMail(kernel: Kernel, to: ToPlayer): Promise<Message | null> {
  return mailTo(kernel, to, 'registrationTried');
}

/** To the e-mail of a player whose phone is another now. A new e-mail is written to by its confirmation. */
export async function phoneChangedMail(kernel: Kernel, { contact, ...to }: ToPlayer & ContactChanged): Promise<Message | null> {
  return contact === 'phone' ? mailTo(kernel, to, 'phoneChanged') : null;
}

/**
 * To an address that is the player's no longer, by a password reset or by our staff: its owner may be the player, who would hear nothing otherwise.
 * The address can no longer reset the password, so the mail says whom to write to.
 */
export async function formerEmailMail(
  kernel: Kernel,
  { playerId, formerEmail, isCorrected }: ToPlayer & { formerEmail: string; isCorrected?: boolean },
): Promise<Message> {
  const { nickname, locale } = await getProfile(kernel.db, playerId);
  const template = isCorrected ? 'emailCorrected' : 'emailDropped';
  return { channel: 'mail', to: formerEmail, locale, template, values: { nickname: plainText(nickname) } };
}

/** To the phone that was the player's own before the change. */
export async function contactChangedSms(kernel: Kernel, { playerId, formerPhone }: ToPlayer & ContactChanged): Promise<Message | null> {
  if (formerPhone === null) return null;
  const { locale } = await getProfile(kernel.db, playerId);
  return { channel: 'sms', to: formerPhone, locale, template: 'contactChangedSms', values: {} };
}

const factorTemplates = {
  on: 'secondFactorOn',
  off: 'secondFactorOff',
  changed: 'secondFactorChanged',
  used: 'recoveryCodeUsed',
  guessed: 'secondStepGuessed',
} as const satisfies Record<FactorChanged['change'], string>;

/** So that a second step that others switched, or reached, is not kept from the player. */
export function secondFactorMail(kernel: Kernel, { change, ...to }: ToPlayer & FactorChanged): Promise<Message | null> {
  return mailTo(kernel, to, factorTemplates[change]);
}

/** Where and with what somebody signed in: from a device that the player never used, or each time, as the player wishes. */
export async function newSignInMail(
  kernel: Kernel,
  { why, ...to }: ToPlayer & { sessionId: string; why: 'unknown' | 'each' },
): Promise<Message | null> {
  const device = await getSignInDevice(kernel.db, to.sessionId);
  if (!device) return null;
  const { locale } = await getProfile(kernel.db, to.playerId);
  const own = locale ?? kernel.config.messages.defaultLocale;
  const time = new Intl.DateTimeFormat(dateTag(own), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(device.createdAt);
  return mailTo(kernel, to, why === 'each' ? 'eachSignIn' : 'newSignIn', {
    time: `${time} UTC`,
    device: plainText(nameOf(device)),
    place: placeOf(device, languageTag(own)),
  });
}

/** `Chrome, Windows`, as far as the user agent says. */
function nameOf({ userAgent }: SignInDevice): string {
  const { browser, os } = Bowser.parse(userAgent || '-');
  return [browser.name, os.name].filter(Boolean).join(', ') || '–';
}

function placeOf({ country, ip }: SignInDevice, language: string): string {
  const name = country && new Intl.DisplayNames([language], { type: 'region' }).of(country);
  return name ? `${name}, ${ip}` : ip;
}
