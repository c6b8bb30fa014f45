import { camelCase, listAt, textAt } from '#app/content/content-tree.ts';
import { localisePath } from '#app/locale/locale-path.ts';
import { notFound } from '#app/locale/not-found.ts';
import type { SiteRequest } from '#app/site-context.ts';

/** Collections of Markdown pages, each looked up by its identity. (wire 15) */
export type PageCollection = 'static' | 'bonus' | 'questionPages' | 'studios' | 'tournaments';

export interface ContentSection {
  title: string;
  html: string;
}

/** A page that the brand wrote. */
export interface ContentPage {
  identity: string;
  title: string;
  /** What search engines and shared links show: its first paragraph. */
  description: string;
  /** The language that it is written in, when that is not the page's: the brand has it in the default locale only. */
  lang: string | undefined;
  /** Of a shared link. */
  picture: string;
}

/** Each collection's part of an address. */
const folders = { static: 'static', bonus: 'bonus', questionPages: 'questions', studios: 'studios', tournaments: 'tournaments' } as const;

type Site = Pick<SiteRequest, 'content' | 'locale' | 'defaultLocale'>;

/** The page of this identity, whole; throws 404 when the brand has none. */
export function loadArticle(site: Site, collection: PageCollection, identity: string): ContentPage & { html: string } {
  const page = findPage(site, collection, identity);
  return { ...page, html: localiseLinks(site, textAt(site.content.collection(collection), [camelCase(identity), 'html'])) };
}

/** The page of this identity, cut at its second headings; throws 404 when the brand has none. */
export function loadSections(site: Site, collection: PageCollection, identity: string): ContentPage & { sections: ContentSection[] } {
  const page = findPage(site, collection, identity);
  const sections = listAt<ContentSection>(site.content.collection(collection), [camelCase(identity), 'sections']);
  return { ...page, sections: sections.map(({ title, html }) => ({ title, html: localiseLinks(site, html) })) };
}

/** Every page of a collection, by the names of its files. */
export function listPages(site: Site, collection: PageCollection): ContentPage[] {
  const pages = site.content.collection(collection);
  return Object.keys(pages).map((name) => findPage(site, collection, textAt(pages, [name, 'identity'])));
}

function findPage({ content, locale }: Site, collection: PageCollection, identity: string): ContentPage {
  const name = camelCase(identity);
  const text = (key: string) => textAt(content.collection(collection), [name, key]);
  // One page, one address: `/static/responsibleGaming` would find `responsible-gaming.md` too.
  if (text('identity') !== identity || !text('title')) throw notFound();
  return {
    identity,
    title: text('title'),
    description: text('description'),
    lang: text('lang') === locale ? undefined : text('lang'),
    picture: `pages/${folders[collection]}-${identity}`,
  };
}

/** The brand writes addresses of the site without a locale; in the HTML of its Markdown nothing else looks like this. */
function localiseLinks({ locale, defaultLocale }: Site, html: string): string {
  return html.replaceAll(/href="(\/[^"]*)"/g, (_, path: string) => `href="${localisePath(path, locale, defaultLocale)}"`);
}
