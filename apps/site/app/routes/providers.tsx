import { useContent } from '#app/content/use-content.ts';
import { StudioList } from '#app/features/lobby/index.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { useRootData } from '#app/root-data.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import type { Route } from './+types/providers';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'providers');

export default function Providers() {
  const text = useContent('pages');
  return (
    <>
      <PageTitle text={text('pages.providers.text')} title={text('pages.providers.title')} />
      <StudioList providers={useRootData().providers} />
    </>
  );
}
