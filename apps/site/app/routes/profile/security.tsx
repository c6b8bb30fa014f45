import { useContent } from '#app/content/use-content.ts';
import { SecurityPage } from '#app/features/security/index.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import type { Route } from './+types/security';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'profile.security', undefined, { isPrivate: true });

export default function ProfileSecurity() {
  const text = useContent('profile');
  return (
    <>
      <PageTitle text={text('profile.security.text')} title={text('profile.security.title')} />
      <SecurityPage />
    </>
  );
}
