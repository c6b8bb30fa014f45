import { loadArticle } from '#app/content/content-page.ts';
import { Article } from '#app/features/page/index.ts';
import { articleMeta } from '#app/locale/route-meta.ts';
import { shouldRevalidate } from '#app/modal-flags/should-revalidate.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/bonus-page';

export { shouldRevalidate };

export const meta = (args: Route.MetaArgs) => articleMeta(args);

export const loader = ({ context, params }: Route.LoaderArgs) => loadArticle(context.get(siteContext), 'bonus', params.pageIdentity);

export default function BonusPage({ loaderData }: Route.ComponentProps) {
  return (
    <Article {...loaderData}>
      <PageTitle title={loaderData.title} />
    </Article>
  );
}
