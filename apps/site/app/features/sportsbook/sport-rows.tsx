import type { UseQueryResult } from '@tanstack/react-query';
import type { SportEvent } from '@verdigale/contract';
import { EmptyState } from '@verdigale/ui/empty-state';
import { SectionTitle } from '@verdigale/ui/section-title';
import { Skeleton } from '@verdigale/ui/skeleton';
import { CalendarClock } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { WithQueries } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { SportCard } from './sport-card.tsx';
import { useLiveEvents, useSoonEvents } from './use-sport-rows.ts';
import styles from './home-sport.module.css';

/** Events that run, then those that start soon, each with the prices of its main market. */
export function SportRows() {
  return (
    <WithQueries>
      <Rows />
    </WithQueries>
  );
}

function Rows() {
  const text = useContent('sports', 'pages');
  const [live, soon] = [useLiveEvents(), useSoonEvents()];
  const isEmpty = live.data?.length === 0 && soon.data?.length === 0;
  return (
    <>
      <SectionTitle action={<LocaleLink to="/betting">{text('sports.rows.all')}</LocaleLink>} id="home-sport">
        {text('sports.rows.live')}
      </SectionTitle>
      {isEmpty && <EmptyState icon={CalendarClock} text={text('sports.rows.none')} title={text('sports.rows.noneTitle')} />}
      {!isEmpty && <Row label={text('sports.rows.live')} query={live} />}
      {!isEmpty && <h3 className={styles.second}>{text('sports.rows.soon')}</h3>}
      {!isEmpty && <Row label={text('sports.rows.soon')} query={soon} />}
    </>
  );
}

function Row({ query: { data: events, isError, refetch }, label }: { query: UseQueryResult<readonly SportEvent[]>; label: string }) {
  const text = useContent('sports');
  if (!events && isError) return <LoadFailed look="line" onRetry={refetch} title={text('sports.rows.failed')} />;
  if (!events) return <Skeleton blockSize="11rem" shape="box" />;
  return (
    <ul aria-label={label} className={styles.row}>
      {events.map((event) => (
        <SportCard event={event} key={event.id} />
      ))}
    </ul>
  );
}
