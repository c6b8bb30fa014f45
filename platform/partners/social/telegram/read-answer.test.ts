import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { AppError } from '#kernel';
import { readTelegramAnswer } from './read-answer.ts';

const token = '42:secret';
const clock = { now: () => new Date('2026-06-01T12:00:00Z') };
const now = Math.floor(clock.now().getTime() / 1000);

/** As Telegram's own documentation says, written down once more. */
function sign(fields: Record<string, string>, botToken = token): Record<string, string> {
  const text = Object.entries(fields)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
  const key = createHash('sha256').update(botToken).digest();
  return { ...fields, hash: createHmac('sha256', key).update(text).digest('hex') };
}

const ann = { id: '1001', first_name: 'Ann', username: 'ann', auth_date: String(now) };

function outcome(query: Record<string, string>): string {
  try {
    return readTelegramAnswer(token, query, clock).subject;
  } catch (error) {
    return error instanceof AppError ? error.reason : String(error);
  }
}

describe('what the Telegram widget sends back', () => {
  it('is taken when the bot’s token signed it, whatever else stands in the address', () => {
    expect(outcome(sign(ann))).toBe('1001');
    expect(outcome({ ...sign(ann), state: '{"backRoute":"/"}' })).toBe('1001');
  });

  it.each<[string, Record<string, string>]>([
    ['another person', { ...sign(ann), id: '1002' }],
    ['another name', { ...sign(ann), first_name: 'Eve' }],
    ['a field that was taken away', { id: ann.id, auth_date: ann.auth_date, hash: sign(ann).hash! }],
    ['another bot', sign(ann, '43:secret')],
    ['no hash', ann],
    ['a short hash', { ...ann, hash: 'ab' }],
    [
      'lines of another person in a name of Eve’s (1002)',
      { ...ann, last_name: '\nid=1002', hash: sign({ ...ann, id: '1002', first_name: 'Ann\nid=1001\nlast_name=' }).hash! },
    ],
    ['eleven minutes ago', sign({ ...ann, auth_date: String(now - 660) })],
    ['the future', sign({ ...ann, auth_date: String(now + 120) })],
    ['no time', sign({ id: '1001', first_name: 'Ann' })],
    ['no person', sign({ id: 'ann', auth_date: String(now) })],
  ])('is refused for %s', (_, query) => {
    expect(outcome(query)).toBe('socialFailed');
  });
});
