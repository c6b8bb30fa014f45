import { createHash, createHmac } from 'node:crypto';

/** Widget data as Telegram signs it: HMAC-SHA256 of the sorted lines under the SHA-256 of the bot's token. */
export function signWidgetData(botToken: string, data: Readonly<Record<string, string>>): Record<string, string> {
  const lines = Object.entries(data)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  const key = createHash('sha256').update(botToken).digest();
  return { ...data, hash: createHmac('sha256', key).update(lines.join('\n')).digest('hex') };
}
