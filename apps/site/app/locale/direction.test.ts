import { expect, it } from 'vitest';
import { directionOf, languageTag } from './direction.ts';

it.each([
  ['en', 'ltr'],
  ['fa', 'rtl'],
  ['pt-br', 'ltr'],
])('%s is written %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});

it.each([
  ['en', 'en'],
  ['pt-br', 'pt-BR'],
  ['se', 'sv'],
])('%s is the language tag %s', (locale, tag) => {
  expect(languageTag(locale)).toBe(tag);
});
