import type { PlayerBonus } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { Table, type TableColumn } from '@verdigale/ui/table';
import { useContent } from '#app/content/use-content.ts';
import { useMoney } from '#app/money/use-money.ts';
import { useStateColumns } from './state-columns.tsx';

/** Bonuses of money with how far they came and how they ended. */
export function BonusTable({ bonuses, isBusy }: { bonuses: readonly PlayerBonus[]; isBusy: boolean }) {
  const text = useContent('history');
  const moneyOf = useMoney();
  const states = useStateColumns<PlayerBonus>('playerBonus');
  const sum = (currency: string, amount: number) => <Amount>{moneyOf(currency).format(amount)}</Amount>;
  const columns: TableColumn<PlayerBonus>[] = [
    { key: 'name', header: text('history.bonuses.tableColumns.name'), isHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
    ...states,
    {
      key: 'amount',
      header: text('history.bonuses.tableColumns.amount'),
      isNumeric: true,
      cell: ({ currency, amount }) => sum(currency, amount),
    },
    {
      key: 'staked',
      header: text('history.bonuses.tableColumns.staked'),
      isNumeric: true,
      cell: ({ currency, currentWagerAmount }) => sum(currency, currentWagerAmount),
    },
  ];
  return <Table caption={text('history.bonuses.caption')} columns={columns} isBusy={isBusy} rowKey={({ id }) => id} rows={bonuses} />;
}
