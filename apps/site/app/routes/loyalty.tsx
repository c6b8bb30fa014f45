import { useContent } from '#app/content/use-content.ts';
import { FactList, type Fact } from '#app/features/page/index.ts';
import { notFound } from '#app/locale/not-found.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { shouldRevalidate } from '#app/modal-flags/should-revalidate.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/loyalty';

export { shouldRevalidate };

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'loyalty');

/** Hidden unless the operator has a programme. (ROUTE-04) */
export function loader({ context }: Route.LoaderArgs): null {
  if (!context.get(siteContext).settings.loyaltyEnabled) throw notFound();
  return null;
}

export default function Loyalty() {
  const text = useContent('pages');
  return (
    <>
      <PageTitle text={text('pages.loyalty.text')} title={text('pages.loyalty.title')} />
      <FactList items={text.list<Fact>('pages.loyalty.facts')} level={2} />
    </>
  );
}
