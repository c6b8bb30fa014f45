import { useContent } from '#app/content/use-content.ts';
import { HistoryPage } from '#app/features/history/index.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import type { Route } from './+types/history';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'profile.history', undefined, { isPrivate: true });

export default function ProfileHistory() {
  const text = useContent('profile');
  return (
    <>
      <PageTitle text={text('profile.history.text')} title={text('profile.history.title')} />
      <HistoryPage />
    </>
  );
}
