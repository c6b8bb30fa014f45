import Bowser from 'bowser';
import type { Kernel } from '#kernel';
import { getProfile, getSignInDevice, issueResetCode, type SignInDevice } from '#modules/player';
import type { Message } from './message-job.ts';

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
  return email ? { channel: 'mail', to: email, locale, template, values: { nickname: nickname ?? '', ...values } } : null;
}

/** The link that sets a new password. (wire 2.4) */
export async function resetMail(kernel: Kernel, to: ToPlayer): Promise<Message | null> {
  const code = await kernel.db.transaction(async (tx) => issueResetCode(tx, kernel, to.playerId));
  return mailTo(kernel, to, 'passwordReset', { resetUrl: `${kernel.config.publicUrl}/password/reset/${code}` });
}

/** So that somebody whose password was changed by others learns of it. */
export function passwordChangedMail(kernel: Kernel, to: ToPlayer): Promise<Message | null> {
  return mailTo(kernel, to, 'passwordChanged');
}

/** Where and with what somebody signed in from a device that the player never used. */
export async function newSignInMail(kernel: Kernel, to: ToPlayer & { sessionId: string }): Promise<Message | null> {
  const device = await getSignInDevice(kernel.db, to.sessionId);
  if (!device) return null;
  const { locale } = await getProfile(kernel.db, to.playerId);
  const language = locale ?? kernel.config.messages.defaultLocale;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(device.createdAt);
  return mailTo(kernel, to, 'newSignIn', { time: `${time} UTC`, device: nameOf(device), place: placeOf(device, language) });
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
