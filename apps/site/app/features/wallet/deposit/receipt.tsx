import type { Invoice } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { languageTag } from '#app/locale/direction.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { CopyableId } from '../copyable-id.tsx';
import styles from './result-screen.module.css';
import { useMoney } from '#app/money/use-money.ts';

/** Amount, method, state, time and number of a deposit. */
export function Receipt({ invoice }: { invoice: Invoice }) {
  const text = useContent('modals', 'globalComponents');
  const { locale } = useLocale();
  const moneyOf = useMoney();
  const rows = [
    [text('modals.wallet.amount.label'), moneyOf(invoice.currency).format(invoice.amount)],
    [text('modals.wallet.method'), invoice.paymentMethod],
    [text('modals.wallet.receipt.status'), text.dynamic('globalComponents.constants.invoiceStatuses', String(invoice.status)) ?? ''],
    [
      text('modals.wallet.receipt.time'),
      new Date(invoice.createdAt).toLocaleString(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' }),
    ],
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
