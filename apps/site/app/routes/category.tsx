import { useCurrentInSight } from '#app/browser/use-current-in-sight.ts';
import { Catalogue, CategoryChips, loadCatalogue } from '#app/features/lobby/index.ts';
import { allIdentity, readFilter } from '#app/games/catalogue-filter.ts';
import { notFound } from '#app/locale/not-found.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { breadcrumbs, describePage, gameList, pageCrumb } from '#app/locale/structured-data.ts';
import { WithQueries } from '#app/session/index.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { useRootData } from '#app/root-data.ts';
import { siteContext } from '#app/site-context.ts';
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/category';

/** Another filter of the same category is asked for in place. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.currentUrl.pathname !== args.nextUrl.pathname && args.defaultShouldRevalidate;
}

export const meta = (args: Route.MetaArgs) =>
  routeMeta(
    args,
    'category',
    { category: args.loaderData?.studio ?? args.loaderData?.name ?? '' },
    { isPrivate: args.location.search !== '', picture: `collections/${args.loaderData?.identity}` },
  );

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const found = await loadCatalogue(site, params.categoryIdentity, url.searchParams);
  if (!found) throw notFound();
  const { catalogue, games } = found;
  const { identity, name } = catalogue;
  const crumbs = [pageCrumb(site, 'casino', '/main'), { name, path: `/categories/${identity}` }];
  describePage(site, gameList(site, name, games), breadcrumbs(site, crumbs));
  return catalogue;
}

/** Of all games, those of one studio are its page. */
function useStudioName(identity: string): string | null {
  const { providers } = useRootData();
  const [search] = useSearchParams();
  const [only, ...others] = readFilter(search, undefined).providers;
  if (identity !== allIdentity || only === undefined || others.length > 0) return null;
  return providers.find((provider) => provider.identity === only)?.name ?? null;
}

export default function Category({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={useStudioName(loaderData.identity) ?? loaderData.name} />
      <CategoryChips list={useCurrentInSight<HTMLUListElement>()} />
      <WithQueries>
        <Catalogue {...loaderData} key={loaderData.identity} />
      </WithQueries>
    </>
  );
}
