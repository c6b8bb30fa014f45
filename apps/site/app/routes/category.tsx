import { useContent } from '#app/content/use-content.ts';
import { Catalogue, CategoryChips, loadCatalogue } from '#app/features/lobby/index.ts';
import { notFound } from '#app/locale/not-found.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { breadcrumbs, describePage, gameList, pageCrumb } from '#app/locale/structured-data.ts';
import { shouldRevalidate } from '#app/modals/should-revalidate.ts';
import { WithQueries } from '#app/session/index.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/category';

export { shouldRevalidate };

export const meta = (args: Route.MetaArgs) =>
  routeMeta(
    args,
    'category',
    { category: args.loaderData?.name ?? '' },
    { isPrivate: args.location.search !== '', picture: `collections/${args.loaderData?.identity}` },
  );

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const catalogue = await loadCatalogue(site, params.categoryIdentity, url.searchParams);
  if (!catalogue) throw notFound();
  const { identity, name, games } = catalogue;
  const crumbs = [pageCrumb(site, 'casino', '/main'), { name, path: `/categories/${identity}` }];
  describePage(site, gameList(site, name, games), breadcrumbs(site, crumbs));
  return catalogue;
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const text = useContent('pages');
  return (
    <>
      <PageTitle text={text('pages.category.text', { category: loaderData.name, count: loaderData.total })} title={loaderData.name} />
      <CategoryChips />
      <WithQueries>
        <Catalogue {...loaderData} key={JSON.stringify(loaderData.filter)} />
      </WithQueries>
    </>
  );
}
