import { Suspense } from 'react';
import { loadArticle } from '#app/content/content-page.ts';
import { Article } from '#app/features/page/index.ts';
import { lazyPart } from '#app/lazy-part.ts';
import { articleMeta } from '#app/locale/route-meta.ts';
import { shouldRevalidate } from '#app/modal-flags/should-revalidate.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/static-page';

const SaferPlay = lazyPart(async () => (await import('#app/features/limits/index.ts')).SaferPlay);

export { shouldRevalidate };

export const meta = (args: Route.MetaArgs) => articleMeta(args);

export const loader = ({ context, params }: Route.LoaderArgs) => loadArticle(context.get(siteContext), 'static', params.pageIdentity);

export default function StaticPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Article {...loaderData}>
        <PageTitle title={loaderData.title} />
      </Article>
      {loaderData.identity === 'responsible-gaming' && (
        <Suspense>
          <SaferPlay />
        </Suspense>
      )}
    </>
  );
}
