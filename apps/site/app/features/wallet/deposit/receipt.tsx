import type { Invoice } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { CopyableId } from '#app/widgets/copyable-id.tsx';
import styles from './result-screen.module.css';
import { useMoney } from '#app/money/use-money.ts';

/** Amount, method, state, time and number of a deposit. */
export function Receipt({ invoice }: { invoice: Invoice }) {
  const text = useContent('modals', 'globalComponents');
  const moneyOf = useMoney();
  const momentOf = useDateFormat('moment');
  const rows = [
    [text('modals.wallet.amount.label'), moneyOf(invoice.currency).format(invoice.amount)],
    [text('modals.wallet.method'), invoice.paymentMethod],
    [text('modals.wallet.receipt.status'), text.dynamic('globalComponents.constants.invoiceStatuses', String(invoice.status)) ?? ''],
    [text('modals.wallet.receipt.time'), momentOf(invoice.createdAt)],
  ] as const;
  return (
    <dl className={styles.receipt}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      <div>
        <dt>{text('modals.wallet.receipt.number')}</dt>
        <dd>
          <CopyableId id={invoice.id} />
        </dd>
      </div>
    </dl>
  );
}
