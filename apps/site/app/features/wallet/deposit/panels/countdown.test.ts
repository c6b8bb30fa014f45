import { expect, it } from 'vitest';
import { clockText, passedMark, secondsUntil } from './countdown.ts';

const end = '2026-11-22T12:00:00.000Z';

it('counts whole seconds down to 0 and no further', () => {
  expect(secondsUntil(end, Date.parse(end) - 61_001)).toBe(62);
  expect(secondsUntil(end, Date.parse(end) - 1)).toBe(1);
  expect(secondsUntil(end, Date.parse(end) + 5_000)).toBe(0);
  expect(secondsUntil(undefined, 0)).toBeNull();
  expect(secondsUntil('soon', 0)).toBeNull();
});

it('speaks at five minutes, one minute and thirty seconds', () => {
  expect([301, 300, 61, 60, 31, 30, 0].map(passedMark)).toEqual([undefined, 300, 300, 60, 60, 30, 30]);
});

it('writes the time in the digits of the language', () => {
  expect([5, 245, 3_600].map((seconds) => clockText(seconds, 'en'))).toEqual(['0:05', '4:05', '1:00:00']);
  expect(clockText(245, 'fa')).toBe('۴:۰۵');
});
