import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { AppError, type Clock } from '#kernel';

/** What Telegram signs; anything else in the address is not its own. */
const signedFields = ['auth_date', 'first_name', 'id', 'last_name', 'photo_url', 'username'] as const;
/** Signed data is a key to the account for as long as it is taken. */
const lifetimeSeconds = 10 * 60;
const clockSkewSeconds = 60;

/**
 * Who signed in at Telegram: the widget's data, signed by HMAC-SHA256 under the SHA-256 of the bot's token. Answers the
 * subject and the signature, which may be used once. Throws socialFailed for what Telegram did not sign, or not lately.
 */
export function readTelegramAnswer(
  botToken: string,
  query: Readonly<Record<string, unknown>>,
  clock: Clock,
): { subject: string; signature: string } {
  const textOf = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  const signed = signedFields.filter((name) => typeof query[name] === 'string').map((name) => `${name}=${textOf(name)}`);
  // What is signed are lines: a name with a break in it could hold the line of another person's id, and be read as that.
  if (signed.some((line) => line.includes('\n'))) throw new AppError('socialFailed', 'a line within a field of Telegram');
  const expected = createHmac('sha256', createHash('sha256').update(botToken).digest()).update(signed.join('\n')).digest();
  const given = /^[0-9a-f]{64}$/.exec(textOf('hash'))?.[0];
  if (!given || !timingSafeEqual(Buffer.from(given, 'hex'), expected)) throw new AppError('socialFailed', 'Telegram did not sign this');
  if (!/^\d{1,20}$/.test(textOf('id')) || !/^\d{1,12}$/.test(textOf('auth_date')))
    throw new AppError('socialFailed', 'not a person of Telegram');
  const age = clock.now().getTime() / 1000 - Number(textOf('auth_date'));
  if (age > lifetimeSeconds || age < -clockSkewSeconds) throw new AppError('socialFailed', 'what Telegram signed is too old');
  return { subject: textOf('id'), signature: given };
}
