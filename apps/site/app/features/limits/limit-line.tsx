import { limitDefinition, limitStatus, type Limit } from '@verdigale/contract';
import { Card } from '@verdigale/ui/card';
import { Meter } from '@verdigale/ui/meter';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useMoney } from '#app/money/use-money.ts';
import styles from './limits.module.css';
import { isReached } from './use-limits.ts';

const textKeys = {
  [limitDefinition.bet]: 'profile.limits.own.bet',
  [limitDefinition.loss]: 'profile.limits.own.loss',
  [limitDefinition.deposit]: 'profile.limits.own.deposit',
} as const;

/** How much of a limit is used, when it begins anew, and what will become of it; of a break, when it is over. */
export function LimitLine({ limit, pending }: { limit: Limit; pending: Limit | undefined }) {
  const text = useContent('profile');
  const money = useMoney()(limit.currency ?? '');
  const moment = useDateFormat('moment');
  const time = (iso: string | null) => (iso ? moment(iso) : '');
  if (limit.definition === limitDefinition.coolingOff) {
    return <Card as="li">{text('profile.limits.own.coolingOff', { date: time(limit.expiredAt) })}</Card>;
  }
  const [used, sum] = [money.format(limit.currentAmount ?? 0), money.format(limit.amount ?? 0)];
  const figures = text('profile.limits.own.used', { used, sum });
  return (
    <Card as="li" className={styles.limit}>
      <Meter
        figures={figures}
        label={text.dynamic(textKeys[limit.definition as keyof typeof textKeys], limit.period ?? '') ?? ''}
        max={limit.amount ?? 0}
        tone={isReached(limit) ? 'danger' : 'neutral'}
        value={limit.currentAmount ?? 0}
        valueText={figures}
      />
      <p className={styles.note}>{text('profile.limits.own.renews', { date: time(limit.expiredAt) })}</p>
      {pending && (
        <p className={styles.note}>
          {text('profile.limits.own.pending', { sum: money.format(pending.amount ?? 0), date: time(pending.expiredAt) })}
        </p>
      )}
      {limit.cancelProcess && <p className={styles.note}>{text('profile.limits.own.ending')}</p>}
    </Card>
  );
}

/** What will take this limit's place. */
export function pendingOf(limits: readonly Limit[], { id }: Limit): Limit | undefined {
  return limits.find((each) => each.id === id && each.status === limitStatus.pending);
}
