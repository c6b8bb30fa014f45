import { useContent } from '#app/content/use-content.ts';
import { BonusesPage } from '#app/features/bonuses/index.ts';
import { routeMeta } from '#app/locale/route-meta.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import type { Route } from './+types/bonuses';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'profile.bonuses', undefined, { isPrivate: true });

export default function ProfileBonuses() {
  const text = useContent('profile');
  return (
    <>
      <PageTitle text={text('profile.bonuses.text')} title={text('profile.bonuses.title')} />
      <BonusesPage />
    </>
  );
}
