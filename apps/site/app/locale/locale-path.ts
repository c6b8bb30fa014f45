/** A locale prefix is two lowercase letters, or two letters, a dash and two letters. (A 2) */
const localePattern = /^[a-z]{2}(-[a-z]{2})?$/;

export interface LocalePath {
  /** The prefix if the first segment is a known locale, else null. */
  prefix: string | null;
  /** The path without the prefix; always starts with a slash. */
  rest: string;
}

export function isLocaleLike(segment: string): boolean {
  return localePattern.test(segment);
}

/** Splits a path into its locale prefix and the rest. A segment that looks like a locale but is not in `codes` stays in the path. */
export function splitLocale(pathname: string, codes: readonly string[]): LocalePath {
  const [, first = '', ...others] = pathname.split('/');
  if (!isLocaleLike(first) || !codes.includes(first)) return { prefix: null, rest: pathname || '/' };
  return { prefix: first, rest: `/${others.join('/')}` };
}

/** The address of a page in a locale; the default locale has no prefix. (A 2) */
export function localisePath(path: string, locale: string, defaultLocale: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
