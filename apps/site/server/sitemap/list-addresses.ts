import type { Locale } from '@verdigale/contract';
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

const gamesPerCall = 100;
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
    const { data } = await platform.read('game.providers.list', { query: { perPage: 100 } });
    return data.map(({ identity }) => `/providers/${identity}`);
  },

  async games({ platform }: SiteFacts): Promise<string[]> {
    const page = (number: number) => platform.read('game.games.list', { query: { perPage: gamesPerCall, page: number } });
    const { data, meta } = await page(1);
    const others = await Promise.all(Array.from({ length: Math.max(0, meta.totalPages - 1) }, (_, at) => page(at + 2)));
    const games = [...data, ...others.flatMap((answer) => answer.data)];
    return [...new Set(games.map(({ identity }) => `/games/${identity}`))];
  },
};

export type AddressKind = keyof typeof addressesOf;
export const addressKinds = Object.keys(addressesOf) as AddressKind[];
