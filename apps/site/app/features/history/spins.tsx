import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Spin } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { buttonLook } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { Table, type TableColumn } from '@verdigale/ui/table';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useMoney } from '#app/features/wallet/index.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { callApi } from '#app/session/index.ts';
import { HistoryList } from './history-list.tsx';
import styles from './history.module.css';
import { useTableDate } from './use-table-date.ts';

/** The rounds that were played for money. */
export function Spins() {
  const text = useContent('history');
  const [page, setPage] = useState(1);
  const query = { page, perPage: 10 };
  const list = useQuery({
    queryKey: ['game.spins.list', query],
    queryFn: () => callApi('game.spins.list', { query }),
    placeholderData: keepPreviousData,
    // Nothing tells of a round; it may have been played in another tab.
    staleTime: 0,
  });
  return (
    <div className={styles.panel}>
      <HistoryList
        empty={
          <EmptyState
            action={
              <LocaleLink to="/main" {...buttonLook({ variant: 'primary' })}>
                {text('history.spins.empty.button')}
              </LocaleLink>
            }
            icon={Dices}
            text={text('history.spins.empty.text')}
            title={text('history.spins.empty.title')}
          />
        }
        failed={text('history.spins.failed')}
        list={list}
        onPage={setPage}
        pages={text('history.spins.pages')}
      >
        {(rows) => <SpinTable isBusy={list.isPlaceholderData} spins={rows} />}
      </HistoryList>
    </div>
  );
}

function SpinTable({ spins, isBusy }: { spins: readonly Spin[]; isBusy: boolean }) {
  const text = useContent('history');
  const moneyOf = useMoney();
  const dateOf = useTableDate();
  const columns: TableColumn<Spin>[] = [
    {
      key: 'game',
      header: text('history.spins.tableColumns.game'),
      isHeader: true,
      cell: (row) => <LocaleLink to={`/games/${row.gameIdentity}`}>{row.game}</LocaleLink>,
    },
    { key: 'createdAt', header: text('history.spins.tableColumns.createdAt'), cell: (row) => dateOf(row.createdAt) },
    {
      key: 'amount',
      header: text('history.spins.tableColumns.amount'),
      isNumeric: true,
      cell: (row) => <Amount>{moneyOf(row.currency).format(row.amount)}</Amount>,
    },
    {
      key: 'payout',
      header: text('history.spins.tableColumns.payout'),
      isNumeric: true,
      // A gain only when more came back than went in.
      cell: (row) => <Amount tone={row.payout > row.amount ? 'gain' : 'plain'}>{moneyOf(row.currency).format(row.payout)}</Amount>,
    },
  ];
  return <Table caption={text('history.spins.caption')} columns={columns} isBusy={isBusy} rowKey={({ id }) => id} rows={spins} />;
}
