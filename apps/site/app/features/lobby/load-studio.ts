import type { Game, Provider } from '@verdigale/contract';
import { listPages, loadArticle } from '#app/content/content-page.ts';
import { isNotFoundAnswer, type SiteRequest } from '#app/site-context.ts';
import { tileGame, type TileGame } from './tile-game.ts';

export interface LoadedStudio {
  studio: Pick<Provider, 'identity' | 'name'>;
  /** What the brand tells of it, as HTML; null where it tells nothing. */
  story: { html: string; lang: string | undefined } | null;
  newest: readonly TileGame[];
  /** The most popular first. */
  games: readonly TileGame[];
  total: number;
}

const newestShown = 6;
const gamesShown = 72;

/** A studio with its games; null where there is no such studio. */
export async function loadStudio(site: SiteRequest, id: string): Promise<{ loaded: LoadedStudio; games: readonly Game[] } | null> {
  const list = (query: object) => site.platform.read('game.games.list', { query: { providerId: [id], ...query } });
  const found = await site.platform.read('game.providers.get', { params: { id } }).catch((error: unknown) => {
    if (isNotFoundAnswer(error)) return null;
    throw error;
  });
  if (!found) return null;
  const { identity, name } = found.data;
  const [newest, popular] = await Promise.all([
    list({ sortBy: 'releasedAt', sortOrder: 'desc', perPage: newestShown }),
    list({ perPage: gamesShown }),
  ]);
  const hasStory = listPages(site, 'studios').some((page) => page.identity === identity);
  const story = hasStory ? loadArticle(site, 'studios', identity) : null;
  return {
    loaded: {
      studio: { identity, name },
      story: story && { html: story.html, lang: story.lang },
      newest: newest.data.map(tileGame),
      games: popular.data.map(tileGame),
      total: popular.meta.totalRows,
    },
    games: popular.data,
  };
}
