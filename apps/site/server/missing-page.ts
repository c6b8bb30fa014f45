import { sportsbookIdentity } from '@verdigale/contract';
import { listPages, type PageCollection } from '../app/content/content-page.ts';
import { allIdentity } from '../app/games/catalogue-address.ts';
import { isNotFoundAnswer, type SiteRequest } from '../app/site-context.ts';

const articles: Readonly<Record<string, PageCollection>> = {
  static: 'static',
  bonus: 'bonus',
  questions: 'questionPages',
  tournaments: 'tournaments',
};

/**
 * Whether an address names a game, a category or an article that does not exist. Asking costs little beside a render, and all of them are one page:
 * so nobody can have a page more for each name that comes to mind. `path` is without its locale.
 */
export async function isMissing(
  path: string,
  { platform, ...site }: Pick<SiteRequest, 'platform' | 'content' | 'locale' | 'defaultLocale'>,
): Promise<boolean> {
  const [, kind = '', encoded, ...more] = path.split('/');
  if (encoded === undefined || more.length > 0) return false;
  const identity = decodeURIComponent(encoded);
  if (Object.hasOwn(articles, kind)) return !listPages(site, articles[kind]!).some((page) => page.identity === identity);
  if (kind === 'categories' && identity !== allIdentity) {
    const { data } = await platform.read('game.collections');
    return !data.some((collection) => collection.identity === identity);
  }
  if (kind === 'providers') return platform.read('game.providers.get', { params: { id: identity } }).then(() => false, isNotFoundAnswer);
  if (kind !== 'games' || identity === sportsbookIdentity) return false;
  return platform.read('game.games.get', { params: { id: identity } }).then(() => false, isNotFoundAnswer);
}
