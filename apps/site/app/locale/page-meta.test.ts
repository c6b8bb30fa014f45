import type { Locale } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { rootDataFor } from '#testing/root-data-for.ts';
import { pageMeta, type PageMeta } from './page-meta.ts';

const locale = (code: string): Locale => ({ code, languageCode: code, name: code, nativeName: code, isDefault: code === 'en' });
const root = rootDataFor({ locale: 'de', locales: [locale('en'), locale('de')] });

/** The addresses that the head of a page names. */
function addressesOf(page: Partial<PageMeta>, over: Partial<typeof root> = {}) {
  const head = pageMeta({ ...root, ...over }, '/de/profile/info', { title: 'A page', ...page }) as Record<string, string>[];
  const links = head.flatMap(({ rel, hrefLang, href }) => (rel ? [`${hrefLang ?? rel} ${href}`] : []));
  return { links, url: head.find(({ property }) => property === 'og:url')?.content, isHidden: head.some(({ name }) => name === 'robots') };
}
const alternates = [
  'en https://site.example/profile/info',
  'de https://site.example/de/profile/info',
  'x-default https://site.example/profile/info',
];
const url = 'https://site.example/de/profile/info';

it('[SHELL-06] every page names its address in each language and its own', () => {
  expect(addressesOf({})).toEqual({ links: [`canonical ${url}`, ...alternates], url, isHidden: false });
});

it('[SHELL-06] a page that search engines keep out does too', () => {
  expect(addressesOf({ isPrivate: true })).toEqual({ links: alternates, url, isHidden: true });
});

it('an error and a restricted visitor have no address', () => {
  const none = { links: [], url: undefined, isHidden: true };
  expect([addressesOf({ isError: true }), addressesOf({}, { isRestricted: true }), addressesOf({}, { hasFailed: true })]).toEqual([
    none,
    none,
    none,
  ]);
});
