import { checkSignature } from '@verdigale/partner-wire/signature';
import { expect, it } from 'vitest';
import { systemClock } from '#kernel';
import { openRecorder, read } from '../../testing.ts';

const alive = (sequence: number, producer = 'live') => ({ producer, sequence, at: '2026-06-01T12:00:00Z', kind: 'alive' });
const feedAt = (url: string) => {
  const { partners, problems } = read({ FEED_URL: url, FEED_SECRET: 's', FEED_PRODUCERS: 'live,pre-match' });
  expect(problems).toEqual([]);
  return partners.feed!.open(systemClock);
};

it('asks for what comes after, signed, and leaves out what is no message of that producer', async () => {
  const data = [alive(7), { ...alive(8), kind: 'unheard.of' }, alive(9, 'pre-match'), { ...alive(10), at: 'never' }, 'x', alive(11)];
  await using feed = await openRecorder(() => ({ data }));
  const messages = await feedAt(`${feed.url}/feed`).messages({ producer: 'live', after: 6, limit: 500 });
  expect(messages).toEqual([alive(7), alive(11)]);
  const [asked] = feed.asked;
  expect(asked!.path).toBe('/feed/messages?producer=live&after=6&limit=500');
  expect(checkSignature('s', asked!.headers['x-signature'], '/messages?producer=live&after=6&limit=500', new Date())).toBe('valid');
});

it('leaves out a message with a text that cannot be kept, and none beside it', async () => {
  const fixture = { sport: 's', tournament: 't', competitors: ['a', 'b'], startsAt: '2026-06-01T12:00:00Z', isSimulated: true };
  const named = (sequence: number, category: string) => ({
    ...alive(sequence),
    kind: 'fixture.changed',
    eventId: 'e',
    fixture: { ...fixture, category },
  });
  const cut = named(8, '🎾'.slice(0, 1));
  await using feed = await openRecorder(() => ({ data: [alive(7), cut, named(9, 'a\0'), named(10, '🎾')] }));
  expect(await feedAt(feed.url).messages({ producer: 'live', after: 6, limit: 500 })).toEqual([alive(7), named(10, '🎾')]);
});

it('says how long it waits for a message', async () => {
  await using feed = await openRecorder(() => ({ data: [] }));
  await feedAt(feed.url).messages({ producer: 'live', after: 6, limit: 500, wait: 1_000 });
  expect(feed.asked[0]!.path).toBe('/messages?producer=live&after=6&limit=500&wait=1000');
});

it('orders a recovery', async () => {
  await using feed = await openRecorder();
  await feedAt(feed.url).recover({ producer: 'live', requestId: 'r1' });
  expect(checkSignature('s', feed.asked[0]!.headers['x-signature'], '{"producer":"live","requestId":"r1"}', new Date())).toBe('valid');
  expect(feed.asked[0]!.path).toBe('/recovery');
});

it('asks what outcomes pay together, and takes it for no price where a feed has none', async () => {
  const parts = [
    { market: '1x2', specifiers: '', outcome: 'home', price: '2.10' },
    { market: 'total', specifiers: 'total=2.5', outcome: 'over', price: '1.85' },
  ];
  await using feed = await openRecorder(() => ({ data: { price: '3.40' } }));
  expect(await feedAt(feed.url).combination({ eventId: 'match', parts })).toEqual({ price: '3.40' });
  const [asked] = feed.asked;
  expect(asked!.path).toBe('/combination');
  expect(checkSignature('s', asked!.headers['x-signature'], JSON.stringify({ eventId: 'match', parts }), new Date())).toBe('valid');
  await using none = await openRecorder(() => null);
  expect(await feedAt(none.url).combination({ eventId: 'match', parts })).toEqual({ refusal: 'unavailable' });
  await using odd = await openRecorder(() => ({ data: { price: 'much' } }));
  await expect(feedAt(odd.url).combination({ eventId: 'match', parts })).rejects.toThrow('the body has not the shape');
});

it('throws when the feed answers no list', async () => {
  await using feed = await openRecorder(() => ({ error: 'down' }));
  await expect(feedAt(feed.url).messages({ producer: 'live', after: 0, limit: 1 })).rejects.toThrow('the body has not the shape');
});

it('names what is missing', () => {
  expect(read({ FEED_URL: 'https://feed.example' }).problems).toEqual([
    'FEED_SECRET must be set, since FEED_URL is.',
    'FEED_PRODUCERS must be set, since FEED_URL is.',
  ]);
});
