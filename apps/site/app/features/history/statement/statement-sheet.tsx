import { useQuery } from '@tanstack/react-query';
import { Button } from '@verdigale/ui/button';
import { ErrorState } from '@verdigale/ui/error-state';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { useMoney } from '#app/money/use-money.ts';
import { paymentTotalsQuery } from '#app/queries/payment.ts';
import { statementQuery } from '#app/queries/wallet.ts';
import { useSession } from '#app/session/index.ts';
import { languageTag } from '#app/locale/direction.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { StatementEntries } from './statement-entries.tsx';
import { StatementTotals } from './statement-totals.tsx';
import styles from './statement.module.css';
import { periodQuery, type StatementChoice } from './statement-choice.ts';

/** The statement as it is read and printed. */
export function StatementSheet({ choice }: { choice: StatementChoice }) {
  const text = useContent('history', 'globalComponents');
  const { locale } = useLocale();
  const { profile } = useSession();
  const { data: statement, isError, refetch } = useQuery(statementQuery(periodQuery(choice)));
  const lifetime = useQuery(paymentTotalsQuery).data?.find(({ currency }) => currency === choice.currency);
  const money = useMoney()(choice.currency);
  const day = (date: string) => new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long' }).format(new Date(`${date}T12:00:00`));
  if (isError && !statement) {
    const retry = <Button onClick={() => void refetch()}>{text('globalComponents.kit.retry')}</Button>;
    return <ErrorState action={retry} title={text('history.statement.failed')} />;
  }
  if (!statement) return <Skeleton blockSize="20rem" shape="box" />;
  return (
    <section aria-labelledby="statement" className={styles.sheet}>
      <header>
        <h2 className={styles.title} id="statement">
          {text('history.statement.title', { currency: choice.currency })}
        </h2>
        <p className={styles.quiet}>{text('history.statement.period', { from: day(choice.from), to: day(choice.to) })}</p>
        <p className={styles.holder}>
          <bdi dir="ltr">{profile?.email ?? profile?.phone}</bdi> · <bdi dir="ltr">{profile?.id}</bdi>
        </p>
      </header>
      <StatementTotals statement={statement} />
      {lifetime && (
        <p className={styles.quiet}>
          {text('history.statement.lifetime', {
            deposits: money.format(lifetime.depositsSum ?? 0),
            withdrawals: money.format(lifetime.withdrawalsSum ?? 0),
          })}
        </p>
      )}
      <StatementEntries choice={choice} />
    </section>
  );
}
