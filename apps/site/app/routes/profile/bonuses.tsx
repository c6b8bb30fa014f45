import { buttonLook } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { Gift } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { routeMeta } from '#app/locale/route-meta.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import type { Route } from './+types/bonuses';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'profile.bonuses', undefined, { isPrivate: true });

/** Says what there is: bonuses come with the bonus engine. */
export default function ProfileBonuses() {
  const text = useContent('profile');
  return (
    <>
      <PageTitle text={text('profile.bonuses.text')} title={text('profile.bonuses.title')} />
      <EmptyState
        action={
          <LocaleLink to="/bonus/how-bonuses-work" {...buttonLook({ variant: 'secondary' })}>
            {text('profile.bonuses.empty.action')}
          </LocaleLink>
        }
        icon={Gift}
        level={2}
        text={text('profile.bonuses.empty.text')}
        title={text('profile.bonuses.empty.title')}
      />
    </>
  );
}
