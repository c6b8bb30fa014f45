import { expect, it } from 'vitest';
import { durationText } from './duration-text.ts';

it.each([
  [168, 'en', '7 days'],
  [24, 'en', '24 hours'],
  [36, 'en', '36 hours'],
  [1, 'en', '1 hour'],
  [720, 'de', '30 Tage'],
])('%i hours in %s are %s', (hours, language, words) => {
  expect(durationText(hours, language)).toBe(words);
});
