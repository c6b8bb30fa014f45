import { useContent } from '#app/content/use-content.ts';
import { GameGridSkeleton, PlayerGames } from '#app/features/lobby/index.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { WithQueries } from '#app/session/index.ts';
import { requirePlayer } from '#app/routes/require-player.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import type { Route } from './+types/recently-played';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'recently', undefined, { isPrivate: true });

export const clientLoader = (args: Route.ClientLoaderArgs) => requirePlayer(args);
clientLoader.hydrate = true as const;

export default function RecentlyPlayed() {
  const text = useContent('pages');
  return (
    <WithQueries>
      <PageTitle title={text('pages.recently.title')} />
      <PlayerGames page="recently" />
    </WithQueries>
  );
}

export function HydrateFallback() {
  return <GameGridSkeleton />;
}
