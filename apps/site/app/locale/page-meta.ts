import { languageTag } from '@verdigale/language';
import type { MetaDescriptor } from 'react-router';
import type { RootData } from '#app/root-data.ts';
import { localisePath, splitLocale } from './locale-path.ts';

export interface PageMeta {
  title: string;
  description?: string;
  /** Kept out of search engines: the pages of a player, and views of a list. */
  isPrivate?: boolean;
  /** Nothing is at this address in any language. Pages for restricted visitors are like that too. */
  isError?: boolean;
  /** The name of the picture of a shared link below `/img/og`. It carries words, so only the default locale has one of its own. */
  picture?: string;
}

const defaultPicture = 'pages/home';

/**
 * Title, description, canonical address, `og:url` and one alternate link a locale, itself included. Query flags are no
 * part of these addresses. A page that search engines keep out names no canonical address and no picture. (A 2, SHELL-06)
 */
export function pageMeta(
  root: RootData | undefined,
  pathname: string,
  { title, description, isPrivate, isError, picture = defaultPicture }: PageMeta,
): MetaDescriptor[] {
  if (!root) return [{ title }];
  const { locale, locales, defaultLocale, publicUrl, brandName } = root;
  const fullTitle = title === brandName ? title : `${title} · ${brandName}`;
  const texts: MetaDescriptor[] = [{ title: fullTitle }, ...(description ? [{ name: 'description', content: description }] : [])];
  const hidden: MetaDescriptor[] = [...texts, { name: 'robots', content: 'noindex' }];
  if (isError || root.isRestricted || root.hasFailed) return hidden;

  const { rest } = splitLocale(
    pathname,
    locales.map(({ code }) => code),
  );
  const address = (code: string) => publicUrl + localisePath(rest, code, defaultLocale);
  const addresses: MetaDescriptor[] = [
    ...locales.map(({ code }) => ({ tagName: 'link', rel: 'alternate', hrefLang: languageTag(code), href: address(code) }) as const),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address(defaultLocale) },
    { property: 'og:url', content: address(locale) },
  ];
  if (isPrivate) return [...hidden, ...addresses];
  return [
    ...texts,
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    ...addresses,
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brandName },
    { property: 'og:title', content: fullTitle },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:locale', content: languageTag(locale).replace('-', '_') },
    ...locales
      .filter(({ code }) => code !== locale)
      .map(({ code }) => ({ property: 'og:locale:alternate', content: languageTag(code).replace('-', '_') })),
    { property: 'og:image', content: `${publicUrl}/img/og/${locale === defaultLocale ? picture : defaultPicture}.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
