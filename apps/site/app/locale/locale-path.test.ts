import { describe, expect, it } from 'vitest';
import { localisePath, splitLocale } from './locale-path.ts';

const codes = ['en', 'de', 'pt-br'];

describe('splitLocale', () => {
  it.each([
    ['/', null, '/'],
    ['/main', null, '/main'],
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/pt-br/games/x', 'pt-br', '/games/x'],
    ['/fr/main', null, '/fr/main'],
    ['/DE/main', null, '/DE/main'],
    ['/about-us', null, '/about-us'],
  ])('[SHELL-04] %s has prefix %s and rest %s', (path, prefix, rest) => {
    expect(splitLocale(path, codes)).toEqual({ prefix, rest });
  });
});

describe('localisePath', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'de', '/de'],
    ['/main', 'de', '/de/main'],
    ['/main?x=1#y', 'pt-br', '/pt-br/main?x=1#y'],
  ])('[SHELL-04] %s in %s is %s', (path, locale, expected) => {
    expect(localisePath(path, locale, 'en')).toBe(expected);
  });
});
