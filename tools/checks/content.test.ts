import { describe, expect, it } from 'vitest';
import { defaultLocale, find, locales, namedKeys, reportOf, textsOf, unusedKeys } from './content.ts';

describe('texts of the default brand', () => {
  it('[SHELL-01] has every key that the sources name', () => {
    const uses = namedKeys();
    expect(uses.length).toBeGreaterThan(50);
    expect(uses.filter(({ key }) => find(key) === undefined)).toEqual([]);
  });

  it('[SHELL-01] has no text that no source can reach', () => {
    expect(unusedKeys()).toEqual([]);
  });

  it.each(locales.filter((locale) => locale !== defaultLocale))(
    '[SHELL-01] %s has every text of the default locale, none beside, and the same placeholders',
    (locale) => {
      const { missing, unknown, differing } = reportOf(locale);
      expect({ missing, unknown, differing }).toEqual({ missing: [], unknown: [], differing: [] });
    },
  );

  it.each(locales)('[SHELL-01] %s has no empty text', (locale) => {
    // A page may begin with its first section.
    const empty = [...textsOf(locale)].filter(([key, text]) => text.trim() === '' && !key.endsWith('.description'));
    expect(empty).toEqual([]);
  });
});
