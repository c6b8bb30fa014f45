import type { Round, RoundTransaction } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { Table, type TableColumn } from '@verdigale/ui/table';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { CopyableId } from '#app/widgets/copyable-id.tsx';
import { useMoney } from '#app/money/use-money.ts';
import { signed } from '../statement/signed.ts';
import { useKindName } from '../statement/use-kind-name.ts';
import styles from './round.module.css';

/** Every transaction of the round with the balances around it, by the platform's ledger. */
export function RoundMoney({ round }: { round: Round }) {
  const text = useContent('history');
  const money = useMoney()(round.currency);
  const dateOf = useDateFormat('row');
  const nameOf = useKindName();
  const balance = (amount: number | null) => (amount === null ? '–' : <Amount>{money.format(amount)}</Amount>);
  const columns: TableColumn<RoundTransaction>[] = [
    {
      key: 'kind',
      header: text('history.statement.columns.kind'),
      isHeader: true,
      cell: ({ kind, isReturned }) => (
        <>
          {nameOf(kind)}
          {isReturned && <span className={styles.quiet}> · {text('history.round.money.returned')}</span>}
        </>
      ),
    },
    { key: 'createdAt', header: text('history.spins.tableColumns.createdAt'), cell: ({ createdAt }) => dateOf(createdAt) },
    { key: 'id', header: text('history.transactions.tableColumns.id'), cell: ({ id }) => <CopyableId id={id} /> },
    {
      key: 'before',
      header: text('history.round.facts.before'),
      isNumeric: true,
      cell: ({ balanceBefore }) => balance(balanceBefore),
    },
    {
      key: 'amount',
      header: text('history.statement.columns.amount'),
      isNumeric: true,
      cell: ({ kind, amount }) => (
        <Amount tone={kind === 'win' ? 'gain' : 'plain'}>{signed(money, kind === 'bet' ? -amount : amount)}</Amount>
      ),
    },
    {
      key: 'after',
      header: text('history.statement.columns.balance'),
      isNumeric: true,
      cell: ({ balanceAfter }) => balance(balanceAfter),
    },
  ];
  return (
    <section aria-labelledby="round-money" className={styles.part}>
      <h3 className={styles.heading} id="round-money">
        {text('history.round.money.title')}
      </h3>
      <Table caption={text('history.round.money.caption')} columns={columns} rowKey={({ id }) => id} rows={round.transactions} />
    </section>
  );
}
