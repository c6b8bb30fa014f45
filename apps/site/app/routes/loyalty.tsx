import type { LoyaltyLevel } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { LoyaltyPage } from '#app/features/loyalty/index.ts';
import { FactList, type Fact } from '#app/features/page/index.ts';
import { notFound } from '#app/locale/not-found.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { shouldRevalidate } from '#app/modal-flags/should-revalidate.ts';
import { WithQueries } from '#app/session/index.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/loyalty';

export { shouldRevalidate };

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'loyalty');

/** Hidden unless the operator has a programme. (ROUTE-04) */
export async function loader({ context }: Route.LoaderArgs): Promise<{ levels: LoyaltyLevel[] }> {
  const { settings, platform } = context.get(siteContext);
  if (!settings.loyaltyEnabled) throw notFound();
  const { data } = await platform.read('retention.levels', { query: { page: 1, perPage: 100, sortBy: 'order', sortOrder: 'asc' } });
  return { levels: data };
}

export default function Loyalty({ loaderData }: Route.ComponentProps) {
  const text = useContent('pages');
  return (
    <WithQueries>
      <PageTitle text={text('pages.loyalty.text')} title={text('pages.loyalty.title')} />
      <LoyaltyPage {...loaderData} />
      <FactList items={text.list<Fact>('pages.loyalty.facts')} level={2} />
    </WithQueries>
  );
}
