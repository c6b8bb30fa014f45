import { expect, it } from 'vitest';
import { closedBecause } from './closed-because.ts';

const now = new Date('2026-01-01T12:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const live = { status: 'live', startsAt: inMinutes(-30) } as const;
const later = { status: 'not_started', startsAt: inMinutes(60) } as const;
const active = { status: 'active', epoch: 3 } as const;
const up = { aliveAt: now, downSince: null, epoch: 3 };
const downFor = (minutes: number) => ({ ...up, downSince: inMinutes(-minutes), epoch: 4 });
const closed = (
  event: Parameters<typeof closedBecause>[0],
  market: Parameters<typeof closedBecause>[1] = active,
  producer = up as Parameters<typeof closedBecause>[2],
) => closedBecause(event, market, producer, now);

it('takes bets on what is active, live or to come', () => {
  expect([closed(live), closed(later)]).toEqual([null, null]);
});

it.each([
  ['suspended', 'suspended'],
  ['handed_over', 'suspended'],
  ['inactive', 'closed'],
  ['cancelled', 'closed'],
  ['settled', 'settled'],
] as const)('takes none on a market that is %s', (status, reason) => {
  expect(closed(live, { ...active, status })).toBe(reason);
});

it.each(['ended', 'closed', 'cancelled', 'postponed', 'abandoned', 'delayed'] as const)('takes none on an event that is %s', (status) => {
  expect(closed({ ...live, status })).toBe('closed');
});

it('takes none once the start has come and nobody said that the match runs', () => {
  expect(closed({ ...later, startsAt: now })).toBe('suspended');
});

it('closes live markets at once when the producer is down or silent, others after five minutes or near their start', () => {
  expect(closed(live, active, downFor(0))).toBe('feed');
  expect(closed(live, active, { ...up, aliveAt: new Date(now.getTime() - 20_000) })).toBeNull();
  expect(closed(live, active, { ...up, aliveAt: new Date(now.getTime() - 20_001) })).toBe('feed');
  expect(closed(later, active, downFor(4))).toBeNull();
  expect(closed(later, active, downFor(6))).toBe('feed');
  expect(closed({ ...later, startsAt: inMinutes(4) }, active, downFor(0))).toBe('feed');
});

it('opens again only with a price from after the outage', () => {
  const recovered = { ...up, epoch: 4 };
  expect([closed(live, active, recovered), closed(later, active, recovered)]).toEqual(['feed', 'feed']);
  expect(closed(live, { ...active, epoch: 4 }, recovered)).toBeNull();
});

it('a price from before an outage stays closed through the next one, from its first silence on', () => {
  const old = { ...active, epoch: 3 };
  const recovered = { ...up, epoch: 4 };
  const silent = { ...recovered, aliveAt: new Date(now.getTime() - 21_000) };
  const down = { ...recovered, downSince: inMinutes(-1), epoch: 5 };
  expect([recovered, silent, down].map((producer) => closed(later, old, producer))).toEqual(['feed', 'feed', 'feed']);
  const fresh = { ...active, epoch: 4 };
  expect([recovered, silent, down].map((producer) => closed(later, fresh, producer))).toEqual([null, null, null]);
});
