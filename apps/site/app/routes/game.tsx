import { sportsbookIdentity, type Game } from '@verdigale/contract';
import { redirect } from 'react-router';
import { GamePage } from '#app/features/game/index.ts';
import { gamesPerRow, SimilarGames, tileGame, type TileGame } from '#app/features/lobby/index.ts';
import { localisePath } from '#app/locale/locale-path.ts';
import { notFound } from '#app/locale/not-found.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { breadcrumbs, describePage, pageCrumb, videoGame } from '#app/locale/structured-data.ts';
import { shouldRevalidate } from '#app/modal-flags/should-revalidate.ts';
import { WithQueries } from '#app/session/index.ts';
import { useCompactDrawer } from '#app/shell/use-compact-drawer.ts';
import { isNotFoundAnswer, siteContext } from '#app/site-context.ts';
import type { Route } from './+types/game';

export { shouldRevalidate };

/** A game is asked for by its id too: its page has one address all the same. */
export function meta(args: Pick<Route.MetaArgs, 'loaderData' | 'location' | 'matches'>) {
  const game = args.loaderData?.game;
  const location = game ? { pathname: `/games/${game.identity}` } : args.location;
  const names = { game: game?.name ?? '', provider: game?.provider.name ?? '' };
  return routeMeta({ ...args, location }, 'game', names, { picture: `games/${game?.identity}` });
}

export async function loader({ context, params }: Route.LoaderArgs): Promise<{ game: Game; similar: readonly TileGame[] }> {
  const site = context.get(siteContext);
  // Its game is the betting page. (wire 11.5)
  if (params.id === sportsbookIdentity && site.settings.betting) throw redirect(localisePath('/betting', site.locale, site.defaultLocale));
  try {
    const [{ data: game }, { data: similar }] = await Promise.all([
      site.platform.read('game.games.get', { params: { id: params.id } }),
      site.platform.read('game.games.list', { query: { similarTo: params.id, perPage: gamesPerRow } }),
    ]);
    const path = `/games/${game.identity}`;
    describePage(site, videoGame(site, game), breadcrumbs(site, [pageCrumb(site, 'casino', '/main'), { name: game.name, path }]));
    return { game, similar: similar.map(tileGame) };
  } catch (error) {
    if (isNotFoundAnswer(error)) throw notFound();
    throw error;
  }
}

export default function GameRoute({ loaderData: { game, similar } }: Route.ComponentProps) {
  useCompactDrawer();
  return (
    <WithQueries>
      <GamePage game={game} key={game.id} similar={<SimilarGames games={similar} />} />
    </WithQueries>
  );
}
