import type { Spin } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { buttonLook } from '@verdigale/ui/button';
import { Table, type TableColumn } from '@verdigale/ui/table';
import { useSearchParams } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useMoney } from '#app/money/use-money.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { roundAddress } from '../round/round-address.ts';

/** Rounds with a way to each of them as it was. */
export function SpinTable({ spins, isBusy }: { spins: readonly Spin[]; isBusy: boolean }) {
  const text = useContent('history');
  const moneyOf = useMoney();
  const dateOf = useDateFormat('row');
  const [search] = useSearchParams();
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
    {
      key: 'action',
      header: text('history.spins.tableColumns.action'),
      isNumeric: true,
      cell: (row) => (
        <LocaleLink
          aria-label={text('history.spins.detailsOf', { game: row.game, date: dateOf(row.createdAt) })}
          to={roundAddress(search, row.id)}
          {...buttonLook({ variant: 'ghost', size: 'sm' })}
        >
          {text('history.spins.details')}
        </LocaleLink>
      ),
    },
  ];
  return <Table caption={text('history.spins.caption')} columns={columns} isBusy={isBusy} rowKey={({ id }) => id} rows={spins} />;
}
