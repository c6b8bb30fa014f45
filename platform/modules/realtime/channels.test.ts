import { expect, it } from 'vitest';
import { channelRefusal, eventOf, isVolatile } from './channels.ts';
import { replyErrors } from './protocol.ts';

const [own, other, id] = [
  '019b0000-0000-7000-8000-000000000001',
  '019b0000-0000-7000-8000-000000000002',
  '019b0000-0000-7000-8000-0000000000aa',
];

it('lets everybody hear of a tournament, and each player of the own place', () => {
  expect(channelRefusal('tournaments', null)).toBeNull();
  expect(channelRefusal(`tournaments:${id}`, null)).toBeNull();
  expect(channelRefusal(`tournaments:${id}#${own}`, own)).toBeNull();
});

it.each([
  [`tournaments:${id}#${other}`, own],
  [`tournaments:${id}#${own}`, null],
  [`tournaments:${id}#`, own],
  [`tournaments:${id}#${own}#${other}`, own],
])('keeps %s from %s', (channel, playerId) => {
  expect(channelRefusal(channel, playerId)).toBe(replyErrors.permissionDenied);
});

it.each(['tournaments:', 'tournaments:none', `tournaments:${id}0`, `tournaments:${id}:x`, `tournaments:none#${own}`, `tournaments#${own}`])(
  'knows no %s',
  (channel) => {
    expect(channelRefusal(channel, own)).toBe(replyErrors.unknownChannel);
  },
);

it('lets everybody hear of events, of each by its id', () => {
  for (const channel of ['sportsbook:live', 'sportsbook:events:sr:match:1']) {
    expect([channelRefusal(channel, null), isVolatile(channel)]).toEqual([null, true]);
  }
  expect([eventOf('sportsbook:live'), eventOf('sportsbook:events:sr:match:1')]).toEqual([null, 'sr:match:1']);
  expect(channelRefusal('sportsbook:events:', null)).toBe(replyErrors.unknownChannel);
  expect(channelRefusal(`sportsbook:events:1#${own}`, own)).toBe(replyErrors.unknownChannel);
  for (const id of ['a\0', '\ud800', 'a\nb', 'x'.repeat(129)])
    expect(channelRefusal(`sportsbook:events:${id}`, null)).toBe(replyErrors.unknownChannel);
});
