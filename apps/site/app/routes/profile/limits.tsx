import { buttonLook } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { LimitList } from '#app/features/limits/index.ts';
import { FactList, type Fact } from '#app/features/page/index.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { routeMeta } from '#app/locale/route-meta.ts';
import { PageTitle } from '#app/shell/page-title.tsx';
import type { Route } from './+types/limits';
import styles from './limits.module.css';

export const meta = (args: Route.MetaArgs) => routeMeta(args, 'profile.limits', undefined, { isPrivate: true });

/** Says what there is: until players set limits themselves, people do it for them. */
export default function ProfileLimits() {
  const text = useContent('profile');
  return (
    <>
      <PageTitle text={text('profile.limits.text')} title={text('profile.limits.title')} />
      <LimitList />
      <FactList items={text.list<Fact>('profile.limits.items')} level={2} />
      <p className={styles.actions}>
        <LocaleLink to="/contact" {...buttonLook({ variant: 'primary' })}>
          {text('profile.limits.contact')}
        </LocaleLink>
        <LocaleLink to="/static/responsible-gaming" {...buttonLook({ variant: 'secondary' })}>
          {text('profile.limits.more')}
        </LocaleLink>
      </p>
    </>
  );
}
