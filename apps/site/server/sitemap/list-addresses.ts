import type { Locale, PageMeta } from '@verdigale/contract';
import { listPages, type PageCollection } from '../../app/content/content-page.ts';
import type { PlatformReader, PublicSettings, SiteContent } from '../../app/site-context.ts';

/** What the addresses of the site depend on. */
export interface SiteFacts {
  platform: PlatformReader;
  settings: PublicSettings;
  locales: readonly Locale[];
  defaultLocale: string;
  /** The default locale's texts: a page that they lack does not exist. */
  content: SiteContent;
}

const perPage = 100;
const always = ['/', '/main', '/providers', '/tournaments', '/welcome-package', '/questions', '/contact'];
const articles: readonly [PageCollection, string][] = [
  ['static', '/static'],
  ['bonus', '/bonus'],
  ['questionPages', '/questions'],
  ['tournaments', '/tournaments'],
];

/** Every indexable address without its locale prefix, by kind. What is private, filtered or switched off is not among them. */
export const addressesOf = {
  async pages({ settings, content, defaultLocale }: SiteFacts): Promise<string[]> {
    const site = { content, defaultLocale, locale: defaultLocale };
    return [
      ...always,
      ...(settings.betting ? ['/betting'] : []),
      ...(settings.loyaltyEnabled ? ['/loyalty'] : []),
      ...articles.flatMap(([collection, path]) => listPages(site, collection).map(({ identity }) => `${path}/${identity}`)),
    ];
  },

  async categories({ platform }: SiteFacts): Promise<string[]> {
    const { data } = await platform.read('game.collections');
    return data.filter(({ isHidden }) => !isHidden).map(({ identity }) => `/categories/${identity}`);
  },

  async studios({ platform }: SiteFacts): Promise<string[]> {
    const studios = await everyPage((page) => platform.read('game.providers.list', { query: { perPage, page } }));
    return studios.map(({ identity }) => `/providers/${identity}`);
  },

  async games({ platform }: SiteFacts): Promise<string[]> {
    const games = await everyPage((page) => platform.read('game.games.list', { query: { perPage, page } }));
    return [...new Set(games.map(({ identity }) => `/games/${identity}`))];
  },
};

export type AddressKind = keyof typeof addressesOf;
export const addressKinds = Object.keys(addressesOf) as AddressKind[];

async function everyPage<Row>(ask: (page: number) => Promise<{ data: Row[]; meta: PageMeta }>): Promise<Row[]> {
  const { data, meta } = await ask(1);
  const others = await Promise.all(Array.from({ length: Math.max(0, meta.totalPages - 1) }, (_, at) => ask(at + 2)));
  return [data, ...others.map((answer) => answer.data)].flat();
}
