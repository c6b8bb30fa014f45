import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { paymentTotalsQuery } from '#app/queries/payment.ts';
import { statementQuery } from '#app/queries/wallet.ts';
import { useSession } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { Lifetime } from '../lifetime.tsx';
import { StatementEntries } from './statement-entries.tsx';
import { StatementTotals } from './statement-totals.tsx';
import styles from './statement.module.css';
import { periodQuery, type StatementChoice } from './statement-choice.ts';

/** The statement as it is read and printed. */
export function StatementSheet({ choice }: { choice: StatementChoice }) {
  const text = useContent('history');
  const { profile } = useSession();
  const { data: statement, isError, refetch } = useQuery(statementQuery(periodQuery(choice)));
  const lifetime = useQuery(paymentTotalsQuery).data?.find(({ currency }) => currency === choice.currency);
  const day = useDateFormat('calendarDay');
  if (isError && !statement) {
    return <LoadFailed onRetry={refetch} title={text('history.statement.failed')} />;
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
      {lifetime && <Lifetime totals={lifetime} />}
      <StatementEntries choice={choice} />
    </section>
  );
}
