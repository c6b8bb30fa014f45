import type { SportEvent } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { sampleEvent } from '#client/event/testing.ts';
import { keepNewer } from './keep-newer.ts';
import { mergeLive } from './merge-live.ts';

const event = (id: string, version: number, more: Partial<SportEvent> = {}): SportEvent => {
  const { markets, ...shown } = sampleEvent({ id, version });
  return { ...shown, marketCount: markets.length, main: markets[0]!, ...more };
};
const known = [event('a', 4), event('b', 2)];

it('takes over what has changed in its place, and leaves the others the very objects that they were', () => {
  const merged = mergeLive(known, [event('b', 3, { marketCount: 9 }), event('elsewhere', 1)], false);
  expect(merged.map(({ id, version }) => [id, version])).toEqual([
    ['a', 4],
    ['b', 3],
  ]);
  expect(merged[0]).toBe(known[0]);
});

it('is the very same list where nothing of it has changed, or the change was overtaken', () => {
  expect(mergeLive(known, [event('elsewhere', 1)], false)).toBe(known);
  expect(mergeLive(known, [event('a', 3)], false)).toBe(known);
});

it('drops what is over, and of a list of later events what has begun', () => {
  expect(mergeLive(known, [event('a', 5, { isLive: false, status: 'ended' })], false)).toEqual([known[1]]);
  expect(mergeLive(known, [event('a', 5)], true)).toEqual([known[1]]);
});

it('an answer does not take back what was heard after its question', () => {
  const answer = [event('b', 3), event('a', 3), event('c', 1)];
  expect(keepNewer(known, answer)).toEqual([answer[0], known[0], answer[2]]);
});
