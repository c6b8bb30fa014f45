import type { Game } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { textAt } from '#app/content/content-tree.ts';
import type { SiteRequest } from '#app/site-context.ts';
import { localisePath } from './locale-path.ts';

/** A page on the way from home to this one; without a locale prefix. */
export interface Crumb {
  name: string;
  path: string;
}

type Thing = Readonly<Record<string, unknown>>;

/**
 * Describes the page to search engines, as JSON-LD in its head. For loaders: it is only in the server's HTML.
 * It holds nothing that the page does not show. (experience 5)
 */
export function describePage(site: SiteRequest, ...things: Thing[]): void {
  site.serverOnly.structuredData = things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}

export function brandAndWebsite({ publicUrl, locale, defaultLocale }: SiteRequest, name: string): Thing[] {
  const organisation = { '@type': 'Organization', '@id': `${publicUrl}/#organization`, name, url: `${publicUrl}/` };
  const website = {
    '@type': 'WebSite',
    name,
    url: publicUrl + localisePath('/', locale, defaultLocale),
    inLanguage: languageTag(locale),
    publisher: { '@id': organisation['@id'] },
  };
  return [{ ...organisation, logo: `${publicUrl}/img/icons/icon-512.png` }, website];
}

export function breadcrumbs(site: SiteRequest, crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: address(site, path) })),
  };
}

/** The crumb of a page whose title is a text: `pages.<page>.title`. */
export function pageCrumb({ content }: SiteRequest, page: string, path: string): Crumb {
  return { name: textAt(content.collection('pages'), [page, 'title']), path };
}

/** The way to each game, whose own page names it: that is as much as search engines ask of a list. */
export function gameList(site: SiteRequest, name: string, games: readonly Game[]): Thing {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: games.map((game, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: address(site, `/games/${game.identity}`),
    })),
  };
}

export function videoGame(site: SiteRequest, game: Game): Thing {
  return {
    '@type': 'VideoGame',
    name: game.name,
    url: address(site, `/games/${game.identity}`),
    image: `${site.publicUrl}/img/og/games/${game.identity}.png`,
    author: { '@type': 'Organization', name: game.provider.name },
    gamePlatform: 'Web browser',
    inLanguage: languageTag(site.locale),
  };
}

function address({ publicUrl, locale, defaultLocale }: SiteRequest, path: string): string {
  return publicUrl + localisePath(path, locale, defaultLocale);
}
