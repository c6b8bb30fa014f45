import { useQuery } from '@tanstack/react-query';
import { invoiceType } from '@verdigale/contract';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { languageTag } from '#app/locale/direction.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { callApi } from '#app/session/index.ts';
import { isJustEnded, type DepositEnd } from './recent-deposit.ts';
import styles from './result-screen.module.css';
import { shortId } from './short-id.ts';
import { useMoney } from './use-money.ts';

const query = { type: invoiceType.deposit, perPage: 1 };

/** Amount, method, state, time and number of the deposit that just ended. */
export function Receipt({ kind }: { kind: DepositEnd }) {
  const text = useContent('modals', 'globalComponents');
  const { locale } = useLocale();
  const moneyOf = useMoney();
  const { data, isPending } = useQuery({
    queryKey: ['payment.invoices.list', query],
    queryFn: () => callApi('payment.invoices.list', { query }),
    staleTime: 0,
  });
  const [openedAt] = useState(Date.now);
  if (isPending) return <Skeleton blockSize="11.5rem" inlineSize="100%" shape="box" />;
  const [invoice] = data?.data ?? [];
  if (!invoice || !isJustEnded(invoice, kind, openedAt)) return null;
  const rows = [
    [text('modals.wallet.amount.label'), moneyOf(invoice.currency).format(invoice.amount)],
    [text('modals.wallet.method'), invoice.paymentMethod],
    [text('modals.wallet.receipt.status'), text.dynamic('globalComponents.constants.invoiceStatuses', String(invoice.status)) ?? ''],
    [
      text('modals.wallet.receipt.time'),
      new Date(invoice.createdAt).toLocaleString(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' }),
    ],
    [text('modals.wallet.receipt.number'), shortId(invoice.id)],
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
    </dl>
  );
}
