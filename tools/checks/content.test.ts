import { describe, expect, it } from 'vitest';
import { brandNames, readBrandTexts } from './brand-texts.ts';
import { absentKeys, emptyTexts, reportOf, unusedKeys } from './content.ts';
import { namedKeys } from './content-keys.ts';

const brands = await Promise.all(brandNames.map(async (name) => ({ name, texts: await readBrandTexts(name) })));
const everyLocale = brands.flatMap(({ name, texts }) => texts.locales.map((locale) => ({ name, texts, locale })));

describe.each(brands)('texts of the brand $name', ({ texts }) => {
  it('[SHELL-01] has every key that the sources name', () => {
    expect(namedKeys.length).toBeGreaterThan(50);
    expect(absentKeys(texts)).toEqual([]);
  });

  it('[SHELL-01] has no text that no source can reach', () => {
    expect(unusedKeys(texts)).toEqual([]);
  });

  it('has texts of the languages that it serves, and of no other', () => {
    expect(texts.strayFolders).toEqual([]);
  });
});

it.each(everyLocale)(
  '[SHELL-01] $name in $locale has no text that the default locale lacks, and the same placeholders',
  ({ texts, locale }) => {
    const { unknown, differing } = reportOf(texts, locale);
    expect({ unknown, differing }).toEqual({ unknown: [], differing: [] });
  },
);

it.each(everyLocale)('[SHELL-01] $name in $locale has no empty text', ({ texts, locale }) => {
  expect(emptyTexts(texts.ownTexts(locale))).toEqual([]);
});
