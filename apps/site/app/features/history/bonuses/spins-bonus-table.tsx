import type { PlayerFreespin } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { Table, type TableColumn } from '@verdigale/ui/table';
import { useContent } from '#app/content/use-content.ts';
import { useMoney } from '#app/money/use-money.ts';
import { useStateColumns } from './state-columns.tsx';

/** Free spins with how many were used and what they won. */
export function SpinsBonusTable({ spins, isBusy }: { spins: readonly PlayerFreespin[]; isBusy: boolean }) {
  const text = useContent('history');
  const moneyOf = useMoney();
  const states = useStateColumns<PlayerFreespin>('playerFreespin');
  const columns: TableColumn<PlayerFreespin>[] = [
    { key: 'name', header: text('history.bonuses.tableColumns.name'), isHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
    ...states,
    {
      key: 'used',
      header: text('history.bonuses.tableColumns.used'),
      isNumeric: true,
      cell: ({ usedCount, count }) => text('history.bonuses.used', { used: usedCount, count }),
    },
    {
      key: 'won',
      header: text('history.bonuses.tableColumns.won'),
      isNumeric: true,
      cell: ({ currency, winnings }) => winnings !== null && <Amount>{moneyOf(currency).format(winnings)}</Amount>,
    },
  ];
  return <Table caption={text('history.bonuses.spinsCaption')} columns={columns} isBusy={isBusy} rowKey={({ id }) => id} rows={spins} />;
}
