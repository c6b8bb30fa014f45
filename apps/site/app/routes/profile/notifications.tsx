import { useContent } from '#app/content/use-content.ts';
import { MessagesPage } from '#app/features/notifications/index.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import type { Route } from './+types/notifications';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'profile.notifications', undefined, { isPrivate: true });

export default function ProfileNotifications() {
  const text = useContent('profile');
  return (
    <>
      <PageTitle text={text('profile.notifications.text')} title={text('profile.notifications.title')} />
      <MessagesPage />
    </>
  );
}
