import { useContent } from '#app/content/use-content.ts';
import { CategoryChips, loadLobbyRows, LobbyRows } from '#app/features/lobby/index.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { shouldRevalidate } from '#app/modal-flags/should-revalidate.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/main';

export { shouldRevalidate };

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'casino');

export async function loader({ context }: Route.LoaderArgs) {
  return { rows: await loadLobbyRows(context.get(siteContext)) };
}

export default function Main({ loaderData }: Route.ComponentProps) {
  const text = useContent('pages');
  return (
    <>
      <PageTitle text={text('pages.casino.text')} title={text('pages.casino.title')} />
      <CategoryChips />
      <LobbyRows areCoversFirst inSight={2} rows={loaderData.rows} />
    </>
  );
}
