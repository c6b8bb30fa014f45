import { useContent } from '#app/content/use-content.ts';
import { VerificationPage } from '#app/features/verification/index.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import type { Route } from './+types/verification';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'profile.verification', undefined, { isPrivate: true });

export default function ProfileVerification() {
  const text = useContent('profile');
  return (
    <>
      <PageTitle text={text('profile.verification.text')} title={text('profile.verification.title')} />
      <VerificationPage />
    </>
  );
}
