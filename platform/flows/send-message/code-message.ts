import type { Kernel } from '#kernel';
import { findPlayerByPhone, getProfile, unsealCode, type CodeRequested } from '#modules/player';
import { findCountry } from '#modules/settings';
import type { Message } from './message-job.ts';

/** A code by text message, while it is of use; for a new password only if the phone is a player's, which the caller does not learn. */
export async function codeMessage(
  kernel: Kernel,
  { phone, reason, sealedCode, expiresAt, country, playerId }: CodeRequested & { playerId: string | null },
): Promise<Message | null> {
  if (new Date(expiresAt) <= kernel.clock.now()) return null;
  const recipient = reason === 'changingPass' ? await findPlayerByPhone(kernel.db, phone) : (playerId ?? undefined);
  if (reason === 'changingPass' && !recipient) return null;
  const locale = recipient ? (await getProfile(kernel.db, recipient)).locale : await localeOf(kernel, country);
  return { channel: 'sms', to: phone, locale, template: 'oneTimeCode', values: { code: unsealCode(kernel, sealedCode) } };
}

/** The language of a guest: his country's. */
async function localeOf(kernel: Kernel, country: string | null): Promise<string | null> {
  return (country && (await findCountry(kernel.db, country))?.locale) || null;
}
