import { useQuery } from '@tanstack/react-query';
import { buttonLook } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { Pagination } from '@verdigale/ui/pagination';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Bell } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { messagesQuery } from '#app/queries/messages.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { usePageNumber } from '#app/widgets/use-page-number.ts';
import { MessageList } from './message-list.tsx';
import styles from './messenger.module.css';

const perPage = 5;

/** All messages from the operator to the player, five a page. (wire 6.1) */
export function MessagesPage() {
  const text = useContent('profile', 'globalComponents');
  const [page, goTo] = usePageNumber();
  const { data, isError, refetch } = useQuery(messagesQuery({ page, perPage }));
  // The last page was emptied, or is of an old link: its neighbour is the last one now.
  const lastPage = data && data.meta.totalPages > 0 && page > data.meta.totalPages ? data.meta.totalPages : null;
  const goBack = useEffectEvent(goTo);
  useEffect(() => {
    if (lastPage !== null) goBack(lastPage);
  }, [lastPage]);
  if (isError && !data) {
    return <LoadFailed onRetry={refetch} text={text('globalComponents.error.description')} title={text('profile.notifications.failed')} />;
  }
  if (!data) return <ListSkeleton />;
  const { totalPages, totalRows } = data.meta;
  if (totalRows === 0) {
    return (
      <EmptyState
        action={
          <LocaleLink to="/main" {...buttonLook({ variant: 'primary' })}>
            {text('profile.notifications.empty.button')}
          </LocaleLink>
        }
        icon={Bell}
        level={2}
        text={text('profile.notifications.empty.text')}
        title={text('profile.notifications.empty.title')}
      />
    );
  }
  return (
    <div className={styles.page}>
      <MessageList key={page} messages={data.data} totalUnread={data.meta.totalUnread} />
      {totalPages > 1 && (
        <Pagination label={text('profile.notifications.pages')} onPage={goTo} page={Math.min(page, totalPages)} pageCount={totalPages} />
      )}
    </div>
  );
}

function ListSkeleton() {
  return (
    <div aria-busy className={styles.page}>
      {Array.from({ length: perPage }, (_, index) => (
        <Skeleton blockSize="8rem" key={index} shape="box" />
      ))}
    </div>
  );
}
