import { useContent } from '#app/content/use-content.ts';
import { Sportsbook } from '#app/features/betting/index.ts';
import { notFound } from '#app/locale/not-found.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { shouldRevalidate } from '#app/modal-flags/should-revalidate.ts';
import { WithQueries } from '#app/session/index.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { useCompactDrawer } from '#app/shell/use-compact-drawer.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/betting';

export { shouldRevalidate };

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'betting');

/** Hidden unless both the betting client's host and its id are configured. (ROUTE-03) */
export function loader({ context }: Route.LoaderArgs) {
  const { betting } = context.get(siteContext).settings;
  if (!betting) throw notFound();
  return betting;
}

export default function Betting({ loaderData }: Route.ComponentProps) {
  const text = useContent('pages');
  useCompactDrawer();
  return (
    <>
      <PageTitle title={text('pages.betting.title')} />
      <WithQueries>
        <Sportsbook {...loaderData} />
      </WithQueries>
    </>
  );
}
