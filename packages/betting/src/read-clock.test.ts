import { expect, it } from 'vitest';
import { readClock } from './read-clock.ts';

it.each([
  ['Half time', 'halfTime', {}],
  ['Final', 'final', {}],
  ['Quarter 3, 07:12', 'quarter', { number: '3', rest: '07:12' }],
  ['Map 2, round 14', 'map', { number: '2', rest: '14' }],
])('reads "%s"', (clock, name, values) => {
  expect(readClock(clock)).toMatchObject({ name, values });
});

it.each(['63:10', 'Half time soon', ''])('leaves "%s" as it is', (clock) => expect(readClock(clock)).toBeUndefined());
