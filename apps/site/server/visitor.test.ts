import type { Country, Locale } from '@verdigale/contract';
import { describe, expect, it } from 'vitest';
import { placeVisitor, readPageCookies, type Place } from './visitor.ts';

const locale = (code: string, isDefault = false): Locale => ({ code, languageCode: code, name: code, nativeName: code, isDefault });
const country = (code: string, localeCode: string, restrict = false) => ({ code, locale: localeCode, restrict }) as Country;

const place = (over: Partial<Place>) =>
  placeVisitor({
    path: '/',
    cookies: {},
    country: null,
    locales: [locale('en', true), locale('de'), locale('pt-br')],
    countries: [country('DE', 'de'), country('BR', 'pt-br'), country('XR', 'en', true), country('SE', 'se')],
    ...over,
  });

describe('placeVisitor', () => {
  it('[SHELL-03] takes the stored language before the country', () => {
    expect(place({ cookies: { 'user-language': 'pt-br' }, country: 'DE' })).toEqual({ path: '/pt-br' });
    expect(place({ cookies: { 'user-language': 'en' }, country: 'DE' })).toMatchObject({ locale: 'en' });
  });

  it("[SHELL-03] takes the country's locale on any page when no language is stored", () => {
    expect(place({ country: 'DE' })).toEqual({ path: '/de' });
    expect(place({ country: 'DE', path: '/main' })).toEqual({ path: '/de/main' });
    expect(place({ country: 'BR', path: '/games/x' })).toEqual({ path: '/pt-br/games/x' });
  });

  it("[SHELL-03] takes the country's locale when the stored language is one that the brand no longer has", () => {
    expect(place({ cookies: { 'user-language': 'fr' }, country: 'DE', path: '/main' })).toEqual({ path: '/de/main' });
  });

  it('[SHELL-03] takes the default locale when nothing else is known', () => {
    expect(place({})).toMatchObject({ locale: 'en', prefix: null });
    expect(place({ country: 'SE' })).toMatchObject({ locale: 'en' });
    expect(place({ cookies: { 'user-language': '../x' } })).toMatchObject({ locale: 'en' });
    expect(place({ locales: [locale('de'), locale('pt-br', true)] })).toMatchObject({ locale: 'pt-br', prefix: null });
    expect(place({ locales: [] })).toMatchObject({ locale: 'en', defaultLocale: 'en' });
  });

  it('lets the prefix win over everything, so that no address redirects in a circle', () => {
    expect(place({ path: '/de/main', cookies: { 'user-language': 'pt-br' }, country: 'BR' })).toMatchObject({ locale: 'de', prefix: 'de' });
  });

  it('[SHELL-04] sends the prefix of the default locale to the address without one and remembers the choice', () => {
    expect(place({ path: '/en/main', cookies: { 'user-language': 'de' } })).toEqual({ path: '/main', remember: 'en' });
  });

  it('sends a stored language to its prefix on every page', () => {
    expect(place({ path: '/games/x', cookies: { 'user-language': 'de' } })).toEqual({ path: '/de/games/x' });
  });

  it('leaves a segment that only looks like a locale to the router', () => {
    expect(place({ path: '/fr/main' })).toMatchObject({ locale: 'en', prefix: null });
  });

  it('[SHELL-05] is restricted when the country is flagged', () => {
    expect(place({ country: 'XR' })).toMatchObject({ isRestricted: true });
    expect(place({ country: 'DE', path: '/de' })).toMatchObject({ isRestricted: false });
    expect(place({ country: 'ZZ' })).toMatchObject({ isRestricted: false });
  });

  it('paints dark unless the visitor chose light', () => {
    expect(place({})).toMatchObject({ theme: 'dark' });
    expect(place({ cookies: { theme: 'light' } })).toMatchObject({ theme: 'light' });
    expect(place({ cookies: { theme: '"><script>' } })).toMatchObject({ theme: 'dark' });
  });
});

describe('readPageCookies', () => {
  it('never picks up the token', () => {
    expect(readPageCookies('access_token=abc; theme=light; user-language=de')).toEqual({ theme: 'light', 'user-language': 'de' });
    expect(readPageCookies(undefined)).toEqual({});
  });
});
