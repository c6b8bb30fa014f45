import type { Kernel } from '#kernel';
import { getProfile, issueConfirmationCode } from '#modules/player';
import type { Message } from './message-job.ts';
import { phoneAlone } from './phone-alone.ts';
import { plainText } from './plain-text.ts';

interface ToPlayer {
  playerId: string;
}

/** To a new player, with the link that confirms the address while it is not confirmed. A player without one is not written to. */
export async function welcomeMail(kernel: Kernel, { playerId }: ToPlayer): Promise<Message | null> {
  const { email, confirmedAt, nickname, locale } = await getProfile(kernel.db, playerId);
  if (!email) return null;
  const to = { channel: 'mail', to: email, locale } as const;
  if (confirmedAt) return { ...to, template: 'welcome', values: { nickname: plainText(nickname) } };
  return {
    ...to,
    template: 'welcomeAndConfirm',
    values: { nickname: plainText(nickname), confirmUrl: confirmUrl(kernel, playerId, email) },
  };
}

/** The link once more, as the player asked. */
export async function confirmEmailMail(kernel: Kernel, { playerId }: ToPlayer): Promise<Message | null> {
  const { email, confirmedAt, nickname, locale } = await getProfile(kernel.db, playerId);
  if (!email || confirmedAt) return null;
  const values = { nickname: plainText(nickname), confirmUrl: confirmUrl(kernel, playerId, email) };
  return { channel: 'mail', to: email, locale, template: 'confirmEmail', values };
}

/** To a player who has not signed in for long: the account, and what is in it, is still there. */
export async function dormantMail(kernel: Kernel, { playerId }: ToPlayer): Promise<Message | null> {
  const { email, nickname, locale } = await getProfile(kernel.db, playerId);
  return email ? { channel: 'mail', to: email, locale, template: 'accountDormant', values: { nickname: plainText(nickname) } } : null;
}

/** To a player who is excluded, and can read nothing on the site any more: how to come by the money in the account. By text message where he has no address. */
export async function excludedMail({ db }: Kernel, { playerId }: ToPlayer): Promise<Message | null> {
  const profile = await getProfile(db, playerId);
  const { email, locale } = profile;
  if (email) return { channel: 'mail', to: email, locale, template: 'accountExcluded', values: {} };
  const phone = phoneAlone(profile);
  return phone === null ? null : { channel: 'sms', to: phone, locale, template: 'accountExcludedSms', values: {} };
}

/** The site's page that confirms. (wire 3.4) */
function confirmUrl(kernel: Kernel, playerId: string, email: string): string {
  return `${kernel.config.publicUrl}/verify/${issueConfirmationCode(kernel, { playerId, email })}`;
}
