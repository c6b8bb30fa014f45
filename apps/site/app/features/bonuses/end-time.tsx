import { useDateFormat } from '#app/locale/date-format.ts';
import styles from './bonuses.module.css';
import { useTimeLeft } from './use-time-left.ts';

/** An end by date and by what is left until then. */
export function EndTime({ end }: { end: string }) {
  const moment = useDateFormat('moment');
  const left = useTimeLeft(end);
  return (
    <time className={styles.end} dateTime={end}>
      <span>{left}</span>
      <span className={styles.quiet}>{moment(end)}</span>
    </time>
  );
}
