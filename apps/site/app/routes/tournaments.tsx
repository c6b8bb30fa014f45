import { useContent } from '#app/content/use-content.ts';
import { loadTournaments, TournamentList } from '#app/features/tournaments/index.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { shouldRevalidate } from '#app/modal-flags/should-revalidate.ts';
import { WithQueries } from '#app/session/index.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/tournaments';

export { shouldRevalidate };

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'tournaments');

export const loader = ({ context }: Route.LoaderArgs) => loadTournaments(context.get(siteContext));

export default function Tournaments({ loaderData }: Route.ComponentProps) {
  const text = useContent('pages');
  return (
    <WithQueries>
      <PageTitle text={text('pages.tournaments.text')} title={text('pages.tournaments.title')} />
      <TournamentList {...loaderData} />
    </WithQueries>
  );
}
