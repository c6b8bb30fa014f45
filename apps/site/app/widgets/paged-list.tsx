import type { UseQueryResult } from '@tanstack/react-query';
import type { PageMeta } from '@verdigale/contract';
import { Pagination } from '@verdigale/ui/pagination';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';
import styles from './paged-list.module.css';

export interface PagedListProps<Row> {
  list: UseQueryResult<{ data: Row[]; meta: PageMeta }>;
  onPage: (page: number) => void;
  /** The accessible name of the list of pages. */
  pages: string;
  failed: string;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** One page of a long list in all of its states: on its way, failed, empty, there. */
export function PagedList<Row>({ list, onPage, pages, failed, empty, children }: PagedListProps<Row>) {
  const { data, isError, isPending, refetch } = list;
  // The last page was emptied: what is before it is the last one now, and with a single page left there is no way there.
  const isBeyond = data !== undefined && data.meta.totalPages > 0 && data.meta.page > data.meta.totalPages;
  const lastPage = isBeyond ? data.meta.totalPages : null;
  const goTo = useEffectEvent(onPage);
  useEffect(() => {
    if (lastPage !== null) goTo(lastPage);
  }, [lastPage]);
  if (isPending) return <RowsSkeleton />;
  // What is known stays of use when a later question failed.
  if (isError && !data) return <LoadFailed onRetry={refetch} title={failed} />;
  if (!data || data.meta.totalRows === 0) return empty;
  const { page, totalPages } = data.meta;
  return (
    <>
      {children(data.data)}
      {totalPages > 1 && <Pagination label={pages} onPage={onPage} page={page} pageCount={totalPages} />}
    </>
  );
}

function RowsSkeleton() {
  return (
    <div aria-busy className={styles.skeleton}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton blockSize="2.75rem" key={row} shape="box" />
      ))}
    </div>
  );
}
