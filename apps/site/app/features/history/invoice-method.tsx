import { invoiceStatus, type Invoice } from '@verdigale/contract';
import { CopyButton } from '@verdigale/ui/copy-button';
import { VisuallyHidden } from '@verdigale/ui/visually-hidden';
import { useContent } from '#app/content/use-content.ts';
import { useMoney } from '#app/money/use-money.ts';
import styles from './history.module.css';

const codes = ['securityCode', 'clientId', 'agentNumber', 'transactionId'] as const;

/** How it was paid, with what an agent asks for and what has arrived so far. (wire 8.4) */
export function InvoiceMethod({ invoice }: { invoice: Invoice }) {
  const text = useContent('history', 'globalComponents');
  const money = useMoney()(invoice.currency);
  const data = invoice.publicData ?? {};
  const isUnderWay = invoice.status === invoiceStatus.pending && data.received !== undefined;
  const sum = (main: string | undefined) => money.format(Number(main ?? 0));
  return (
    <span className={styles.method}>
      <span>{invoice.paymentMethod}</span>
      {codes.map((key) => {
        const code = data[key];
        const label = text.dynamic('history.transactions.details', key) ?? key;
        return (
          code && (
            <span className={styles.code} key={key}>
              <span className={styles.quiet}>{label}</span>
              <CopyButton
                className={styles.copy}
                label={
                  <>
                    <VisuallyHidden>{text('globalComponents.kit.copy')} </VisuallyHidden>
                    <bdi dir="ltr">{code}</bdi>
                  </>
                }
                size="sm"
                text={code}
                variant="ghost"
              />
            </span>
          )
        );
      })}
      {isUnderWay && (
        <span className={styles.quiet}>
          {text('history.transactions.received', { received: sum(data.received), expected: sum(data.expected) })}
        </span>
      )}
    </span>
  );
}
