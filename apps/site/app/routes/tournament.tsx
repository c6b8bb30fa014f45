import { useSearchParams } from 'react-router';
import { loadArticle } from '#app/content/content-page.ts';
import { Article } from '#app/features/page/index.ts';
import { loadTournament, NothingPlanned, OtherEdition, TournamentPage } from '#app/features/tournaments/index.ts';
import { articleMeta } from '#app/locale/route-meta.ts';
import { breadcrumbs, describePage, pageCrumb } from '#app/locale/structured-data.ts';
import { shouldRevalidate } from '#app/modal-flags/should-revalidate.ts';
import { useSession, WithQueries } from '#app/session/index.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/tournament';

export { shouldRevalidate };

export const meta = (args: Route.MetaArgs) => articleMeta(args);

export async function loader({ context, params: { identity }, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const article = loadArticle(site, 'tournaments', identity);
  describePage(
    site,
    breadcrumbs(site, [pageCrumb(site, 'tournaments', '/tournaments'), { name: article.title, path: `/tournaments/${identity}` }]),
  );
  return { ...article, tournament: await loadTournament(site, identity, url.searchParams.has('finished')) };
}

/** `finished=true` shows the last results, and with an id in place of `true` those of an earlier time (wire 9.3); `edition` is one that is planned. */
export default function Tournament({ loaderData }: Route.ComponentProps) {
  const { tournament } = loaderData;
  const query = useSearchParams()[0];
  const finished = query.get('finished');
  const edition = finished === 'true' ? null : (finished ?? query.get('edition'));
  const isBegun = useSession().status !== 'starting';
  // The server's page is that of the last results or of what runs, whichever is asked for: the first rendering has to be the same.
  const isOther = isBegun && edition !== null && edition !== tournament?.id;
  return (
    <WithQueries>
      <Article {...loaderData}>
        <PageTitle title={loaderData.title} />
      </Article>
      {isOther && <OtherEdition id={edition} key={edition} />}
      {!isOther && (tournament ? <TournamentPage key={tournament.id} loaded={tournament} /> : <NothingPlanned />)}
    </WithQueries>
  );
}
