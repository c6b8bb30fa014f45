import { limitDefinition, type Limit } from '@verdigale/contract';
import { Badge } from '@verdigale/ui/badge';
import { Card } from '@verdigale/ui/card';
import { useHeldFocus } from '@verdigale/ui/held-focus';
import { Meter } from '@verdigale/ui/meter';
import { useRef, type ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useMoney } from '#app/money/use-money.ts';
import { useLengthLeft } from '#app/widgets/use-length-left.ts';
import { isReached } from './limit-rules.ts';
import styles from './limits.module.css';

const textKeys = {
  [limitDefinition.bet]: 'profile.limits.own.bet',
  [limitDefinition.loss]: 'profile.limits.own.loss',
  [limitDefinition.deposit]: 'profile.limits.own.deposit',
} as const;

interface LimitLineProps {
  limit: Limit;
  hasCurrency?: boolean;
  /** What waits, and what can be done. */
  children?: ReactNode;
}

/** How much of a limit is used and when it begins anew; of a break, when it is over. */
export function LimitLine({ limit, hasCurrency, children }: LimitLineProps) {
  const text = useContent('profile');
  const card = useRef<HTMLDivElement>(null);
  useHeldFocus(card);
  const money = useMoney()(limit.currency ?? '');
  const moment = useDateFormat('moment');
  const end = limit.expiredAt === null ? '' : moment(limit.expiredAt);
  if (limit.definition === limitDefinition.coolingOff) {
    return <Card as="li">{text('profile.limits.own.coolingOff', { date: end })}</Card>;
  }
  const [used, sum] = [money.format(limit.currentAmount ?? 0), money.format(limit.amount ?? 0)];
  const figures = text('profile.limits.own.used', { used, sum });
  // Of a limit of nothing all is used. (wire 5.3)
  const [value, max] = limit.amount ? [limit.currentAmount ?? 0, limit.amount] : [1, 1];
  return (
    <Card as="li" className={styles.limit} ref={card} tabIndex={-1}>
      {hasCurrency && <Badge>{limit.currency}</Badge>}
      <Meter
        figures={figures}
        label={text.dynamic(textKeys[limit.definition as keyof typeof textKeys], limit.period ?? '') ?? ''}
        max={max}
        tone={isReached(limit) ? 'danger' : 'neutral'}
        value={value}
        valueText={figures}
      />
      {limit.period !== 'daily' && limit.expiredAt !== null ? (
        <Countdown date={end} end={limit.expiredAt} />
      ) : (
        <p className={styles.note}>{text('profile.limits.own.renews', { date: end })}</p>
      )}
      {children}
    </Card>
  );
}

/** (wire 5.3) */
function Countdown({ end, date }: { end: string; date: string }) {
  const text = useContent('profile');
  const time = useLengthLeft(end);
  return (
    <p className={styles.note}>
      {time ? text('profile.limits.own.renewsIn', { time, date }) : text('profile.limits.own.renews', { date })}
    </p>
  );
}
