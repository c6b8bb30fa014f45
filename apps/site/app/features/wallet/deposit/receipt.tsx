import type { Invoice } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useMoney } from '#app/money/use-money.ts';
import { CopyableId } from '#app/widgets/copyable-id.tsx';
import { Facts, type Fact } from '#app/widgets/facts.tsx';

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
  const number: Fact = [text('modals.wallet.receipt.number'), <CopyableId id={invoice.id} key="number" />];
  return <Facts facts={[...rows.map(([label, value]): Fact => [label, <bdi key={label}>{value}</bdi>]), number]} look="slip" />;
}
