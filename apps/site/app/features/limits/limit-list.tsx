import { useQuery } from '@tanstack/react-query';
import { limitStatus } from '@verdigale/contract';
import { SectionTitle } from '@verdigale/ui/section-title';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { limitsQuery } from '#app/queries/player.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { LimitLine, pendingOf } from './limit-line.tsx';
import styles from './limits.module.css';

/** The limits that are set for the player; nothing where there are none. */
export function LimitList() {
  const text = useContent('profile');
  const { data: limits, isError, refetch } = useQuery(limitsQuery);
  if (isError && !limits) {
    return <LoadFailed onRetry={refetch} title={text('profile.limits.own.failed')} />;
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
