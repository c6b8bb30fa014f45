import { expect, it } from 'vitest';
import { clockText } from './session-clock.ts';

it.each([
  [0, '0:00:00'],
  [59_999, '0:00:59'],
  [3_661_000, '1:01:01'],
  [90_000_000, '25:00:00'],
  [-5, '0:00:00'],
])('shows %i ms as %s', (elapsedMs, text) => {
  expect(clockText(elapsedMs, 'en')).toBe(text);
});

it('writes the figures of the player’s language', () => {
  expect(clockText(3_661_000, 'fa')).toBe('۱:۰۱:۰۱');
});
