import { useContent } from '#app/content/use-content.ts';
import { LimitsPage } from '#app/features/limits/index.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import type { Route } from './+types/limits';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'profile.limits', undefined, { isPrivate: true });

export default function ProfileLimits() {
  const text = useContent('profile');
  return (
    <>
      <PageTitle text={text('profile.limits.text')} title={text('profile.limits.title')} />
      <LimitsPage />
    </>
  );
}
