import type { FeedMessage } from '@verdigale/partner-wire';
import { expect, it } from 'vitest';
import { main, market } from '../testing.ts';
import type { BookEvent } from './book.ts';
import { foldMessage, type EventMessage } from './fold-message.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const base = { eventId: 'match', sequence: 1 };
const fixture: EventMessage = {
  ...base,
  producer: 'pre-match',
  at: '2026-01-01T10:00:00Z',
  kind: 'fixture.changed',
  fixture: {
    sport: 'football',
    category: 'Verdland',
    tournament: 'Cup',
    competitors: ['A', 'B'],
    startsAt: '2026-01-01T12:00:00Z',
    isSimulated: true,
  },
};
const odds = (
  producer: string,
  at: string,
  status: 'active' | 'handed_over',
  price: string,
  event: 'live' | 'not_started' | 'ended' = 'live',
) =>
  ({
    ...base,
    producer,
    at: `2026-01-01T${at}:00Z`,
    kind: 'odds.changed',
    status: event,
    score: null,
    markets: [{ ...market({ home: price }), status }],
  }) satisfies Extract<FeedMessage, { kind: 'odds.changed' }>;

function tell(...messages: EventMessage[]): BookEvent | undefined {
  let event: BookEvent | undefined;
  for (const message of messages) event = foldMessage(event, message, { epoch: 1, version: (event?.version ?? 0) + 1, newId });
  return event;
}
const seen = (event: BookEvent | undefined) => {
  const { status, producer, outcomes } = event!.markets.get('winner|')!;
  return [event!.status, status, producer, outcomes.get('home')!.price];
};

const before = odds('pre-match', '11:00', 'active', '2.0', 'not_started');
const handedOver = odds('pre-match', '12:00', 'handed_over', '2.0');
const live = odds('live', '12:01', 'active', '1.9');
const over = odds('live', '13:50', 'active', '1.1', 'ended');

it('keeps what is counted beside the score until it is said anew', () => {
  const statistics = [{ kind: 'corners', home: 3, away: 1 }];
  expect(tell(fixture, before)?.statistics).toEqual([]);
  expect(tell(fixture, { ...live, statistics }, over)).toMatchObject({ status: 'ended', statistics });
});

it('lets a producer take over from another', () => {
  expect(seen(tell(fixture, before, handedOver))).toEqual(['live', 'handed_over', 'pre-match', '2.0']);
  expect(seen(tell(fixture, before, handedOver, live))).toEqual(['live', 'active', 'live', '1.9']);
});

it('keeps to what the later producer has said, whatever the earlier one is heard of late or says anew', () => {
  const again = odds('pre-match', '14:00', 'handed_over', '2.0');
  expect(seen(tell(fixture, live, over, before, handedOver, again))).toEqual(['ended', 'active', 'live', '1.1']);
});

it('hands over within a millisecond, whichever producer is heard first', () => {
  const [first, second, third] = [before, handedOver, live].map((message) => ({
    ...message,
    at: '2026-01-01T12:00:00Z',
  })) as EventMessage[];
  for (const order of [
    [first, second, third],
    [third, first, second],
  ])
    expect(seen(tell(fixture, ...(order as EventMessage[])))).toEqual(['live', 'active', 'live', '1.9']);
});

it('knows nothing of an event without a fixture, and stops only what is open', () => {
  expect(tell(live)).toBeUndefined();
  const stop: EventMessage = {
    ...base,
    producer: 'live',
    at: '2026-01-01T12:02:00Z',
    kind: 'bet.stopped',
    markets: [main],
    reason: 'goal',
  };
  expect(seen(tell(fixture, live, stop))).toEqual(['live', 'suspended', 'live', '1.9']);
  expect(seen(tell(fixture, before, handedOver, stop))).toEqual(['live', 'handed_over', 'pre-match', '2.0']);
});
