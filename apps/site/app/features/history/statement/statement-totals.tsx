import type { Statement } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { Amount } from '@verdigale/ui/amount';
import { Table } from '@verdigale/ui/table';
import type { ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useMoney } from '#app/money/use-money.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { signed } from './signed.ts';
import styles from './statement.module.css';
import { useKindName } from './use-kind-name.ts';

/** From the opening to the closing balance, by what moved it. */
export function StatementTotals({ statement }: { statement: Statement }) {
  const text = useContent('history');
  const { locale } = useLocale();
  const money = useMoney()(statement.currency);
  const nameOf = useKindName();
  const { opening, closing, totals } = statement;
  const count = new Intl.NumberFormat(languageTag(locale));
  return (
    <>
      <dl className={styles.balances}>
        <Balance name={text('history.statement.opening')}>{money.format(opening.balance)}</Balance>
        <Balance name={text('history.statement.closing')}>{money.format(closing.balance)}</Balance>
        {closing.pending > 0 && <Balance name={text('history.statement.pending')}>{money.format(closing.pending)}</Balance>}
      </dl>
      {totals.length > 0 && (
        <Table
          caption={text('history.statement.totals.caption')}
          columns={[
            { key: 'kind', header: text('history.statement.columns.kind'), isHeader: true, cell: ({ kind }) => nameOf(kind) },
            { key: 'count', header: text('history.statement.totals.count'), isNumeric: true, cell: (row) => count.format(row.count) },
            {
              key: 'amount',
              header: text('history.statement.columns.amount'),
              isNumeric: true,
              cell: ({ amount }) => <Amount>{signed(money, amount)}</Amount>,
            },
          ]}
          rowKey={({ kind }) => kind}
          rows={totals}
        />
      )}
    </>
  );
}

function Balance({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.balance}>
      <dt className={styles.quiet}>{name}</dt>
      <dd className={styles.sum}>
        <Amount>{children}</Amount>
      </dd>
    </div>
  );
}
