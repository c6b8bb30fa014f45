import { useContent } from '#app/content/use-content.ts';
import { EmailConfirmation } from '#app/features/email-confirmation/index.ts';
import { ProfileInfo } from '#app/features/profile/index.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import type { Route } from './+types/info';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'profile.info', undefined, { isPrivate: true });

export default function ProfileInfoPage() {
  const text = useContent('profile');
  return (
    <>
      <PageTitle text={text('profile.info.text')} title={text('profile.info.title')} />
      <EmailConfirmation />
      <ProfileInfo />
    </>
  );
}
