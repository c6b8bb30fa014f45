import { useCurrentInSight } from '#app/browser/use-current-in-sight.ts';
import { CategoryChips, LaterCatalogue, loadCatalogue } from '#app/features/lobby/index.ts';
import { allIdentity, readProviders } from '#app/games/catalogue-address.ts';
import { notFound } from '#app/locale/not-found.ts';
import { rootOf, routeMeta } from '#app/locale/route-meta.ts';
import { breadcrumbs, describePage, gameList, pageCrumb } from '#app/locale/structured-data.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { useRootData, type ListedStudio } from '#app/root-data.ts';
import { siteContext } from '#app/site-context.ts';
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/category';

/** Another filter of the same category is asked for in place. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.currentUrl.pathname !== args.nextUrl.pathname && args.defaultShouldRevalidate;
}

export function meta(args: Pick<Route.MetaArgs, 'loaderData' | 'location' | 'matches'>) {
  const identity = args.loaderData?.identity ?? '';
  const name = args.loaderData?.name ?? '';
  const { search } = args.location;
  // The data are those of the filter that the page came with.
  const category = studioIn(identity, new URLSearchParams(search), rootOf(args)?.providers) ?? name;
  return routeMeta(args, 'category', { category }, { isPrivate: search !== '', picture: `collections/${identity}` });
}

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

/** The studio's name where these are all games of one: of all games, those of one studio are its page. */
function studioIn(identity: string, search: URLSearchParams, providers: readonly ListedStudio[] = []): string | null {
  const [only, ...others] = readProviders(search);
  if (identity !== allIdentity || only === undefined || others.length > 0) return null;
  return providers.find((provider) => provider.identity === only)?.name ?? null;
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { providers } = useRootData();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle title={studioIn(loaderData.identity, search, providers) ?? loaderData.name} />
      <CategoryChips list={useCurrentInSight<HTMLUListElement>()} />
      <LaterCatalogue {...loaderData} />
    </>
  );
}
