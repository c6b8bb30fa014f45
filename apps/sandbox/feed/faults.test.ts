import type { FeedMessage } from '@verdigale/partner-wire';
import { expect, it } from 'vitest';
import { createFaultDesk, disturb } from './faults.ts';

const now = new Date('2026-06-01T12:00:10Z');
const alive = (sequence: number): FeedMessage => ({ producer: 'live', sequence, at: `2026-06-01T12:00:0${sequence}Z`, kind: 'alive' });
const messages = [4, 5, 6].map(alive);

it.each([
  [null, [4, 5, 6]],
  ['outage', undefined],
  ['silence', []],
  ['duplicate', [4, 4, 5, 5, 6, 6]],
  ['reorder', [6, 5, 4]],
  ['late', [4, 5]],
] as const)('%s', (fault, sequences) => {
  expect(disturb(messages, fault, now)?.map(({ sequence }) => sequence)).toEqual(sequences);
});

it('a fault is of one producer, until its time is over or it is taken off', () => {
  const desk = createFaultDesk();
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  desk.set('live', 'late', later(60));
  expect([desk.at('live', now), desk.at('pre-match', now), desk.at('live', later(60))]).toEqual(['late', null, null]);
  desk.set('live', null, later(60));
  expect(desk.at('live', now)).toBeNull();
});
