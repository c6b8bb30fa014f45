import { expect, it } from 'vitest';
import { directionOf, isolating } from './direction.ts';

it.each([
  ['en', 'ltr'],
  ['fa', 'rtl'],
  ['fa-IR', 'rtl'],
  ['pt-br', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

it('isolates a value in a text from right to left, and nothing where there is none', () => {
  expect(isolating('fa')('+49 30')).toBe('\u2068+49 30\u2069');
  expect(isolating('fa')('')).toBe('');
  expect(isolating('de')('+49 30')).toBe('+49 30');
});
