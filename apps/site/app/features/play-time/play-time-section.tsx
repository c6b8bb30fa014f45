import { useQuery } from '@tanstack/react-query';
import { SectionTitle } from '@verdigale/ui/section-title';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useId } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { isNotServed } from '#app/queries/call-query.ts';
import { playTimeQuery } from '#app/queries/play-time.ts';
import { useSession } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { CheckChoice } from './check-choice.tsx';
import styles from './play-time.module.css';
import { TimeLimit } from './time-limit.tsx';

/** How often play stops for a reality check, and how long a day it may last. (LIM-05) */
export function PlayTimeSection() {
  const text = useContent('profile');
  const id = useId();
  const isPlayer = useSession().status === 'player';
  const { data, error, isError, refetch } = useQuery({ ...playTimeQuery, enabled: isPlayer });
  if (isNotServed(error)) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionTitle id={id}>{text('profile.playTime.title')}</SectionTitle>
      {data ? (
        <ul className={styles.cards}>
          <TimeLimit limit={data.limit} />
          <CheckChoice check={data.realityCheck} />
        </ul>
      ) : isError ? (
        <LoadFailed look="line" onRetry={refetch} title={text('profile.playTime.failed')} />
      ) : (
        <Skeleton blockSize="10rem" shape="box" />
      )}
    </section>
  );
}
