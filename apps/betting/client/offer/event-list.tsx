import { EmptyState } from '@verdigale/ui/empty-state';
import { LiveRegion } from '@verdigale/ui/live-region';
import { LoadMore } from '@verdigale/ui/load-more';
import { Skeleton } from '@verdigale/ui/skeleton';
import { CalendarSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEvents, type EventFilter } from '#client/api/use-offer.ts';
import { Failed } from '#client/failed.tsx';
import { useText } from '#client/texts/texts.ts';
import styles from './event-list.module.css';
import { EventRow } from './event-row.tsx';

interface Props {
  readonly filter: EventFilter;
  /** At most this many, without a button for more. */
  readonly most?: number;
  /** In the place of the list when it is empty. */
  readonly empty?: ReactNode;
}

/** Events by a filter, with their prices as they are now. */
export function EventList(props: Props) {
  const text = useText();
  const query = useEvents(props.filter, props.most);
  const { events, total, isPlaceholderData } = query;
  const isFound = props.filter.search !== undefined && events !== undefined && !isPlaceholderData;
  const found = total === 0 ? text('search.none.title') : text('list.count', { shown: events?.length ?? 0, total });
  return (
    <>
      {/* What is found changes while it is typed, elsewhere on the page. */}
      {props.filter.search !== undefined && <LiveRegion>{isFound && found}</LiveRegion>}
      <Events {...props} query={query} />
    </>
  );
}

function Events({ most, empty, query }: Props & { readonly query: ReturnType<typeof useEvents> }) {
  const text = useText();
  const { events, total, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = query;
  if (isPending)
    return (
      <div aria-busy className={styles.list}>
        {Array.from({ length: most ?? 6 }, (_, at) => (
          <Skeleton blockSize="6.5rem" key={at} shape="box" />
        ))}
      </div>
    );
  if (!events) return <Failed onRetry={refetch} />;
  if (events.length === 0) return empty ?? <EmptyState icon={CalendarSearch} text={text('empty.text')} title={text('empty.title')} />;
  return (
    <>
      {isError && <Failed isStale onRetry={refetch} />}
      {/* Until its own events are there, those of the place before stand still. */}
      <ul className={styles.list} inert={isPlaceholderData}>
        {events.map((event) => (
          <EventRow event={event} key={event.id} />
        ))}
      </ul>
      {most === undefined && (hasNextPage || events.length > 30) && (
        <LoadMore
          countText={text('list.count', { shown: events.length, total })}
          isLoading={isFetchingNextPage}
          onLoad={() => void fetchNextPage()}
          shown={events.length}
          total={total}
        >
          {text('list.more')}
        </LoadMore>
      )}
    </>
  );
}
