import { useContent } from '#app/content/use-content.ts';
import { StudioBrowser } from '#app/features/lobby/index.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { WithQueries } from '#app/session/index.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import type { Route } from './+types/providers';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'providers');

export default function Providers() {
  const text = useContent('pages');
  return (
    <WithQueries>
      <PageTitle text={text('pages.providers.text')} title={text('pages.providers.title')} />
      <StudioBrowser />
    </WithQueries>
  );
}
