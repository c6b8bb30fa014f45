import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it.each([
  [3 * 86_400 + 5, { unit: 'day', count: 3 }],
  [2 * 86_400, { unit: 'day', count: 2 }],
  [2 * 86_400 - 1, { unit: 'hour', count: 47 }],
  [3_600, { unit: 'hour', count: 1 }],
  [3_599, { unit: 'clock', seconds: 3_599 }],
  [0, { unit: 'clock', seconds: 0 }],
])('%d seconds are never rounded up', (seconds, expected) => expect(timeLeft(seconds)).toEqual(expected));
