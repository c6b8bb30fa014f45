import type { PlayTime } from '@verdigale/contract';
import { Card } from '@verdigale/ui/card';
import { Meter } from '@verdigale/ui/meter';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { PendingTime } from './pending-time.tsx';
import styles from './play-time.module.css';
import { TimeLimitForm } from './time-limit-form.tsx';
import { useMinutesText } from './use-minutes-text.ts';

/** How much of the day's time is used, what waits to replace the limit, and another one. */
export function TimeLimit({ limit }: { limit: PlayTime['limit'] }) {
  const text = useContent('profile');
  const minutesText = useMinutesText();
  const moment = useDateFormat('moment');
  const { minutes, playedMs, resetsAt, pending } = limit;
  const played = Math.floor(playedMs / 60_000);
  const figures =
    minutes === null ? '' : text('profile.limits.own.used', { used: minutesText(Math.min(played, minutes)), sum: minutesText(minutes) });
  return (
    <Card as="li" className={styles.card}>
      <h3 className={styles.name}>{text('profile.playTime.limit.title')}</h3>
      {minutes === null ? (
        <p className={styles.note}>{text('profile.playTime.limit.text')}</p>
      ) : (
        <>
          <Meter
            figures={figures}
            label={text('profile.playTime.limit.played')}
            max={minutes}
            tone={played >= minutes ? 'danger' : 'neutral'}
            value={Math.min(played, minutes)}
            valueText={figures}
          />
          <p className={styles.note}>{text('profile.limits.own.renews', { date: moment(resetsAt) })}</p>
        </>
      )}
      {minutes !== null && pending ? (
        <PendingTime minutes={minutes} pending={pending} />
      ) : (
        <TimeLimitForm key={minutes} minutes={minutes} />
      )}
    </Card>
  );
}
