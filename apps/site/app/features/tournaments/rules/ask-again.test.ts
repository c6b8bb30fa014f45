import { expect, it } from 'vitest';
import { askAgainIn } from './ask-again.ts';

const [startAt, endAt] = ['2026-11-23T10:00:00Z', '2026-11-23T12:00:00Z'];
const at = (time: string) => Date.parse(`2026-11-23T${time}Z`);
const of = (...states: number[]) => states.map((state) => ({ state, startAt, endAt, playerEntry: null }));
const joined = of(3).map((each) => ({ ...each, playerEntry: { place: 120, points: 5 } }));

it.each([
  ['the next moment of one that runs', of(3, 5), '11:40:00', 1_200_000],
  ['the start of one that is planned', of(2, 3), '09:50:00', 600_000],
  ['soon, when the moment has come and the state is the old one', of(3), '12:00:01', 5_000],
  ['the own place every twenty seconds, since others may pass', joined, '11:40:00', 20_000],
  ['the end of one that the player is in, when it is nearer', joined, '11:59:50', 10_000],
  ['a minute, while a ranking is being made final', of(4), '12:01:00', 60_000],
  ['an hour at most', of(3), '01:00:00', 3_600_000],
  ['never, when all are over', of(5), '13:00:00', false],
] as const)('asks again at %s', (_, tournaments, time, wait) => {
  expect(askAgainIn(tournaments, { dataUpdatedAt: at(time), errorUpdatedAt: 0 }, at(time))).toBe(wait);
  expect(askAgainIn(tournaments, { dataUpdatedAt: 0, errorUpdatedAt: 0 }, at(time))).toBe(wait);
});

it.each([
  ['the rest of the time', { dataUpdatedAt: at('11:40:00'), errorUpdatedAt: 0 }, '11:40:15', 5_000],
  ['the rest after a failure', { dataUpdatedAt: at('11:30:00'), errorUpdatedAt: at('11:40:00') }, '11:40:15', 5_000],
  ['soon, when it is over', { dataUpdatedAt: at('11:40:00'), errorUpdatedAt: 0 }, '11:41:00', 1_000],
  ['the whole time, where the clock was set back', { dataUpdatedAt: at('11:50:00'), errorUpdatedAt: 0 }, '11:40:00', 20_000],
])('waits from the last answer on: %s', (_, answered, time, wait) => {
  expect(askAgainIn(joined, answered, at(time))).toBe(wait);
});
