import { camelCase, textAt } from '#app/content/content-tree.ts';
import { notFound } from '#app/locale/not-found.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { shouldRevalidate } from '#app/modals/should-revalidate.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/static-page';

export { shouldRevalidate };

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'static', { title: args.loaderData?.title ?? '' });

/** A Markdown page of the brand, rendered by the server with HTML switched off. */
export function loader({ context, params }: Route.LoaderArgs) {
  const pages = context.get(siteContext).content.collection('static');
  const name = camelCase(params.pageIdentity);
  const html = textAt(pages, [name, 'html']);
  if (!html) throw notFound();
  return { title: textAt(pages, [name, 'title']), html };
}

export default function StaticPage({ loaderData }: Route.ComponentProps) {
  return (
    <article>
      <PageTitle title={loaderData.title} />
      {/* Our own server's rendering of the brand's Markdown: it cannot hold markup of anybody else. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: loaderData.html }} />
    </article>
  );
}
