import { useContent } from '#app/content/use-content.ts';
import { GameGridSkeleton, PlayerGames } from '#app/features/lobby/index.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { WithQueries } from '#app/session/index.ts';
import { requirePlayer } from '#app/routes/require-player.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import type { Route } from './+types/favorites';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'favorites', undefined, { isPrivate: true });

export const clientLoader = (args: Route.ClientLoaderArgs) => requirePlayer(args);
clientLoader.hydrate = true as const;

export default function Favorites() {
  const text = useContent('pages');
  return (
    <WithQueries>
      <PageTitle title={text('pages.favorites.title')} />
      <PlayerGames page="favorites" />
    </WithQueries>
  );
}

export function HydrateFallback() {
  return <GameGridSkeleton />;
}
