import { loadSections, Questions } from '#app/features/page/index.ts';
import { articleMeta } from '#app/locale/route-meta.ts';
import { shouldRevalidate } from '#app/modals/should-revalidate.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/question-page';

export { shouldRevalidate };

export const meta = (args: Route.MetaArgs) => articleMeta(args);

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadSections(context.get(siteContext), 'questionPages', params.pageIdentity);

export default function QuestionPage({ loaderData }: Route.ComponentProps) {
  const { title, description } = loaderData;
  return (
    <Questions {...loaderData}>
      <PageTitle text={description} title={title} />
    </Questions>
  );
}
