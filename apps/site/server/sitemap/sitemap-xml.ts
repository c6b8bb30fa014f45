import type { Locale } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { localisePath } from '../../app/locale/locale-path.ts';

interface Place {
  publicUrl: string;
  locales: readonly Pick<Locale, 'code'>[];
  defaultLocale: string;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of the other files. */
export function sitemapIndex(files: readonly string[], publicUrl: string): string {
  const entries = files.map((file) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemaps/${file}`)}</loc></sitemap>`);
  return `${head}<sitemapindex xmlns="${schema}">${entries.join('')}</sitemapindex>`;
}

/** The addresses of one locale, each with its alternates: the same set that the pages themselves name. */
export function sitemap(paths: readonly string[], locale: string, { publicUrl, locales, defaultLocale }: Place): string {
  const address = (path: string, code: string) => escapeXml(publicUrl + localisePath(path, code, defaultLocale));
  const link = (language: string, href: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const entries = paths.map((path) => {
    const alternates = locales.map(({ code }) => link(languageTag(code), address(path, code)));
    return `<url><loc>${address(path, locale)}</loc>${alternates.join('')}${link('x-default', address(path, defaultLocale))}</url>`;
  });
  return `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
