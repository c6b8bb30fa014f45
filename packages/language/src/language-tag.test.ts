import { expect, it } from 'vitest';
import { dateTag, languageTag } from './language-tag.ts';

it.each([
  ['en', 'en'],
  ['pt-br', 'pt-BR'],
  ['se', 'sv'],
])('%s is the language tag %s', (locale, tag) => {
  expect(languageTag(locale)).toBe(tag);
});

it('writes dates of English with the day first, as those of other languages in their own order', () => {
  expect(['en', 'en-us', 'de', 'se'].map(dateTag)).toEqual(['en-GB', 'en-US', 'de', 'sv']);
});

/** Every locale that a brand may have. (A 9) */
const dateLocales = 'en de fr es pt pt-br ru tr hi fa uz kk es-mx it et fi el id nb pl ro se cs da nl'.split(' ');

it.each(dateLocales)('[SHELL-23] dates and numbers of %s are written in its language', (locale) => {
  const tag = languageTag(locale);
  expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag]);
  const { locale: resolved } = new Intl.DateTimeFormat(tag).resolvedOptions();
  expect(resolved.split('-')[0]).toBe(locale === 'se' ? 'sv' : locale.split('-')[0]);
});

it('[SHELL-23] none of them writes a month as another does by accident', () => {
  const march = new Date('2026-03-05T12:00:00Z');
  const written = (locale: string) => new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long' }).format(march);
  expect(written('se')).toBe('5 mars 2026');
  expect(written('kk')).toContain('наурыз');
  expect(written('fa')).toMatch(/[۰-۹]/);
  expect(written('de')).toBe('5. März 2026');
});
