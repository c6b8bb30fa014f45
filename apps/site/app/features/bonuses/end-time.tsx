import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useLengthLeft } from '#app/widgets/use-length-left.ts';
import styles from './bonuses.module.css';

/** An end by date and by what is left until then, as `3 days left`. */
export function EndTime({ end }: { end: string }) {
  const text = useContent('profile');
  const moment = useDateFormat('moment');
  const time = useLengthLeft(end);
  return (
    <time className={styles.end} dateTime={end}>
      {time !== null && <span>{time === '' ? text('profile.bonuses.facts.over') : text('profile.bonuses.facts.timeLeft', { time })}</span>}
      <span className={styles.quiet}>{moment(end)}</span>
    </time>
  );
}
