import { languageTag } from '@verdigale/language';
import { loadStudio, StudioPage } from '#app/features/lobby/index.ts';
import { Prose } from '#app/features/page/index.ts';
import { notFound } from '#app/locale/not-found.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { breadcrumbs, describePage, gameList, pageCrumb } from '#app/locale/structured-data.ts';
import { shouldRevalidate } from '#app/modal-flags/should-revalidate.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/studio';

export { shouldRevalidate };

/** A studio is asked for by its id too: its page has one address all the same. */
export function meta(args: Pick<Route.MetaArgs, 'loaderData' | 'location' | 'matches'>) {
  const studio = args.loaderData?.studio;
  const location = studio ? { pathname: `/providers/${studio.identity}` } : args.location;
  return routeMeta({ ...args, location }, 'studio', { studio: studio?.name ?? '' }, { picture: `providers/${studio?.identity}` });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const found = await loadStudio(site, params.providerIdentity);
  if (!found) throw notFound();
  const { identity, name } = found.loaded.studio;
  const crumbs = [pageCrumb(site, 'providers', '/providers'), { name, path: `/providers/${identity}` }];
  describePage(site, gameList(site, name, found.games), breadcrumbs(site, crumbs));
  return found.loaded;
}

export default function Studio({ loaderData }: Route.ComponentProps) {
  const { studio, story } = loaderData;
  return (
    <>
      <PageTitle title={studio.name} />
      {story && (
        <div lang={story.lang && languageTag(story.lang)}>
          <Prose html={story.html} />
        </div>
      )}
      <StudioPage {...loaderData} />
    </>
  );
}
