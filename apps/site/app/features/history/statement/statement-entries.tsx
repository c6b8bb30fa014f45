import { useInfiniteQuery } from '@tanstack/react-query';
import type { StatementEntry } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { Button } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Table, type TableColumn } from '@verdigale/ui/table';
import { ScrollText } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useMoney } from '#app/money/use-money.ts';
import { statementEntriesQuery } from '#app/queries/wallet.ts';
import { CopyableId } from '#app/widgets/copyable-id.tsx';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { signed } from './signed.ts';
import styles from './statement.module.css';
import { useKindName } from './use-kind-name.ts';
import { periodQuery, type StatementChoice } from './statement-choice.ts';

/** Every movement of the period, oldest first, so many at a time. */
export function StatementEntries({ choice }: { choice: StatementChoice }) {
  const text = useContent('history');
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery(
    statementEntriesQuery({ ...periodQuery(choice), perPage: 50 }),
  );
  const entries = data?.pages.flatMap((page) => page.data);
  if (isError && !entries) {
    return <LoadFailed onRetry={refetch} title={text('history.statement.failed')} />;
  }
  if (!entries) return <Skeleton blockSize="12rem" shape="box" />;
  if (entries.length === 0) return <EmptyState icon={ScrollText} title={text('history.statement.empty')} />;
  return (
    <>
      <EntryTable currency={choice.currency} entries={entries} />
      {isFetchNextPageError && (
        <LoadFailed isRetrying={isFetchingNextPage} look="line" onRetry={fetchNextPage} title={text('history.statement.moreFailed')} />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <div className={styles.more}>
          <p className={styles.quiet}>{text('history.statement.unfinished')}</p>
          <Button isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('history.statement.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function EntryTable({ entries, currency }: { entries: readonly StatementEntry[]; currency: string }) {
  const text = useContent('history');
  const money = useMoney()(currency);
  const dateOf = useDateFormat('row');
  const nameOf = useKindName();
  const columns: TableColumn<StatementEntry>[] = [
    { key: 'kind', header: text('history.statement.columns.kind'), isHeader: true, cell: ({ kind }) => nameOf(kind) },
    { key: 'postedAt', header: text('history.transactions.tableColumns.createdAt'), cell: ({ postedAt }) => dateOf(postedAt) },
    { key: 'reference', header: text('history.transactions.tableColumns.id'), cell: ({ reference }) => <CopyableId id={reference} /> },
    {
      key: 'amount',
      header: text('history.statement.columns.amount'),
      isNumeric: true,
      cell: ({ amount }) => <Amount tone={amount > 0 ? 'gain' : 'plain'}>{signed(money, amount)}</Amount>,
    },
    {
      key: 'balance',
      header: text('history.statement.columns.balance'),
      isNumeric: true,
      cell: ({ balanceAfter }) => <Amount>{money.format(balanceAfter)}</Amount>,
    },
  ];
  // Only of use where something was held back.
  if (entries.some(({ pendingAmount, pendingAfter }) => pendingAmount !== 0 || pendingAfter !== 0)) {
    const pending = ({ pendingAfter }: StatementEntry) => <Amount>{money.format(pendingAfter)}</Amount>;
    columns.push({ key: 'pending', header: text('history.statement.columns.pending'), isNumeric: true, cell: pending });
  }
  return <Table caption={text('history.statement.caption')} columns={columns} rowKey={({ id }) => id} rows={entries} />;
}
