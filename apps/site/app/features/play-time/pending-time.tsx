import type { PlayTime } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import styles from './play-time.module.css';
import { useMinutesText } from './use-minutes-text.ts';
import { useTimeChange } from './use-time-change.ts';

interface PendingTimeProps {
  /** Of the limit that holds. */
  minutes: number;
  pending: NonNullable<PlayTime['limit']['pending']>;
}

/** What waits, and two buttons of one weight: the limit is kept as easily as it is loosened. (RTS 12D) */
export function PendingTime({ minutes, pending: { minutes: to, effectiveAt, isAwaitingConfirmation } }: PendingTimeProps) {
  const text = useContent('profile');
  const minutesText = useMinutesText();
  const moment = useDateFormat('moment');
  const change = useTimeChange();
  const isConfirming = change.isPending && change.variables.tell === 'limit.cashLimitConfirmed';
  const sum = to === null ? '' : minutesText(to);
  const key = `${isAwaitingConfirmation ? 'awaiting' : to === null ? 'ending' : 'pending'}${isAwaitingConfirmation && to === null ? 'End' : ''}`;
  return (
    <div className={styles.pending}>
      <p className={styles.note}>{text.dynamic('profile.limits.own', key, { sum, date: moment(effectiveAt) })}</p>
      <div className={styles.actions}>
        <Button isLoading={change.isPending && !isConfirming} onClick={() => change.mutate({ to: minutes, tell: 'limit.cashLimitKept' })}>
          {text('profile.limits.own.keep', { sum: minutesText(minutes) })}
        </Button>
        {isAwaitingConfirmation && (
          <Button isLoading={isConfirming} onClick={() => change.mutate({ to, tell: 'limit.cashLimitConfirmed' })}>
            {to === null ? text('profile.limits.own.confirmEnd') : text('profile.limits.own.confirm', { sum })}
          </Button>
        )}
      </div>
    </div>
  );
}
