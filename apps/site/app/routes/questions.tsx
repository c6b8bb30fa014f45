import { listPages, loadSections } from '#app/content/content-page.ts';
import { QuestionGroups } from '#app/features/page/index.ts';
import { useContent } from '#app/content/use-content.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { shouldRevalidate } from '#app/modal-flags/should-revalidate.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/questions';

export { shouldRevalidate };

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'questions');

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const groups = listPages(site, 'questionPages').map((page) => ({
    ...page,
    questions: loadSections(site, 'questionPages', page.identity).sections.map(({ title }) => title),
  }));
  return { groups };
}

export default function QuestionsRoute({ loaderData }: Route.ComponentProps) {
  const text = useContent('pages');
  return (
    <>
      <PageTitle text={text('pages.questions.text')} title={text('pages.questions.title')} />
      <QuestionGroups {...loaderData} />
    </>
  );
}
