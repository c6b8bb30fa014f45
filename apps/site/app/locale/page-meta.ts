import type { MetaDescriptor } from 'react-router';
import type { RootData } from '#app/root-data.ts';
import { languageTag } from './direction.ts';
import { localisePath, splitLocale } from './locale-path.ts';

export interface PageMeta {
  title: string;
  description?: string;
  /** Kept out of search engines: pages of one player, pages that are none. */
  isPrivate?: boolean;
  image?: string;
}

/**
 * Title, description, canonical address, `og:url` and one alternate link a locale, itself included. Query flags are no
 * part of these addresses. (A 2, SHELL-06)
 */
export function pageMeta(
  root: RootData | undefined,
  pathname: string,
  { title, description, isPrivate, image }: PageMeta,
): MetaDescriptor[] {
  if (!root) return [{ title }];
  const { locale, locales, defaultLocale, publicUrl, brandName } = root;
  const fullTitle = title === brandName ? title : `${title} · ${brandName}`;
  const texts: MetaDescriptor[] = [{ title: fullTitle }, ...(description ? [{ name: 'description', content: description }] : [])];
  if (isPrivate) return [...texts, { name: 'robots', content: 'noindex' }];

  const { rest } = splitLocale(
    pathname,
    locales.map(({ code }) => code),
  );
  const address = (code: string) => publicUrl + localisePath(rest, code, defaultLocale);
  return [
    ...texts,
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    ...locales.map(({ code }) => ({ tagName: 'link', rel: 'alternate', hrefLang: languageTag(code), href: address(code) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address(defaultLocale) },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brandName },
    { property: 'og:title', content: fullTitle },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: address(locale) },
    { property: 'og:locale', content: languageTag(locale).replace('-', '_') },
    ...locales
      .filter(({ code }) => code !== locale)
      .map(({ code }) => ({ property: 'og:locale:alternate', content: languageTag(code).replace('-', '_') })),
    ...(image ? [{ property: 'og:image', content: publicUrl + image }] : []),
  ];
}
