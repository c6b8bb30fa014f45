import { useContent } from '#app/content/use-content.ts';
import { AccountsPage } from '#app/features/wallet/index.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import type { Route } from './+types/wallet';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'profile.wallet', undefined, { isPrivate: true });

export default function ProfileWallet() {
  const text = useContent('profile');
  return (
    <>
      <PageTitle text={text('profile.wallet.text')} title={text('profile.wallet.title')} />
      <AccountsPage />
    </>
  );
}
