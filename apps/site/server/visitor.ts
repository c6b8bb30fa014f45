import type { Country, Locale } from '@verdigale/contract';
import { localisePath, splitLocale } from '../app/locale/locale-path.ts';
import type { Theme } from '../app/site-context.ts';

/** Cookies that a page may depend on. The token is not among them: pages are rendered for guests. */
export interface PageCookies {
  'user-language'?: string;
  theme?: string;
}

/** Reads the few cookies that pages know; anything else in the header is skipped unread. */
export function readPageCookies(header: string | undefined): PageCookies {
  const cookies: PageCookies = {};
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === 'user-language' || name === 'theme') cookies[name] = value;
  }
  return cookies;
}

export interface Place {
  path: string;
  cookies: PageCookies;
  /** From the edge network's country header. (A 9) */
  country: string | null;
  locales: readonly Locale[];
  countries: readonly Country[];
}

export interface Visitor {
  locale: string;
  prefix: string | null;
  defaultLocale: string;
  theme: Theme;
  isRestricted: boolean;
}

/** Where a visitor should be instead, with the language to remember when the address itself chose it. */
export interface LocaleRedirect {
  path: string;
  remember?: string;
}

/**
 * The locale of a page: the prefix in the address, then the stored language, then the locale of the country, then the
 * default. An address without a prefix leads to the one with it. (A 1, wire 21)
 */
export function placeVisitor({ path, cookies, country, locales, countries }: Place): Visitor | LocaleRedirect {
  const codes = locales.map((locale) => locale.code);
  const defaultLocale = locales.find((locale) => locale.isDefault)?.code ?? codes[0] ?? 'en';
  const { prefix, rest } = splitLocale(path, codes);
  if (prefix === defaultLocale) return { path: rest, remember: defaultLocale };

  const home = countries.find(({ code }) => code === country);
  // A stored language that the brand has given up since, like a country's that it never had, says nothing.
  const wished = [cookies['user-language'], home?.locale].find((code) => code !== undefined && codes.includes(code)) ?? defaultLocale;
  if (prefix === null && wished !== defaultLocale) return { path: localisePath(rest, wished, defaultLocale) };

  return {
    locale: prefix ?? defaultLocale,
    prefix,
    defaultLocale,
    theme: cookies.theme === 'light' ? 'light' : 'dark',
    isRestricted: home?.restrict ?? false,
  };
}
