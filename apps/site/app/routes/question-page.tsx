import { loadSections } from '#app/content/content-page.ts';
import { Questions } from '#app/features/page/index.ts';
import { articleMeta } from '#app/locale/route-meta.ts';
import { breadcrumbs, describePage, pageCrumb } from '#app/locale/structured-data.ts';
import { shouldRevalidate } from '#app/modal-flags/should-revalidate.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/question-page';

export { shouldRevalidate };

export const meta = (args: Route.MetaArgs) => articleMeta(args);

export function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = loadSections(site, 'questionPages', params.pageIdentity);
  const crumbs = [pageCrumb(site, 'questions', '/questions'), { name: page.title, path: `/questions/${page.identity}` }];
  describePage(site, breadcrumbs(site, crumbs));
  return page;
}

export default function QuestionPage({ loaderData }: Route.ComponentProps) {
  const { title, description } = loaderData;
  return (
    <Questions {...loaderData}>
      <PageTitle text={description} title={title} />
    </Questions>
  );
}
