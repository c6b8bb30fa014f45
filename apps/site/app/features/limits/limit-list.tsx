import { useQuery } from '@tanstack/react-query';
import { limitStatus } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { ErrorState } from '@verdigale/ui/error-state';
import { SectionTitle } from '@verdigale/ui/section-title';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { limitsQuery } from '#app/queries/player.ts';
import { LimitLine, pendingOf } from './limit-line.tsx';
import styles from './limits.module.css';

/** The limits that are set for the player; nothing where there are none. */
export function LimitList() {
  const text = useContent('profile', 'globalComponents');
  const { data: limits, isError, refetch } = useQuery(limitsQuery);
  if (isError && !limits) {
    const retry = <Button onClick={() => void refetch()}>{text('globalComponents.kit.retry')}</Button>;
    return <ErrorState action={retry} title={text('profile.limits.own.failed')} />;
  }
  if (!limits) return <Skeleton blockSize="5.5rem" shape="box" />;
  if (limits.length === 0) return null;
  return (
    <section className={styles.own}>
      <SectionTitle>{text('profile.limits.own.title')}</SectionTitle>
      <ul className={styles.list}>
        {limits
          .filter(({ status }) => status === limitStatus.active)
          .map((limit) => (
            <LimitLine key={limit.id} limit={limit} pending={pendingOf(limits, limit)} />
          ))}
      </ul>
    </section>
  );
}
