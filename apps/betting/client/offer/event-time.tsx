import type { SportEvent } from '@verdigale/contract';
import { useStart } from '#client/start/start-context.ts';
import { clockText } from '#client/event/clock-text.ts';
import { useText } from '#client/texts/texts.ts';
import { startText } from './start-text.ts';
import styles from './event-time.module.css';

type Timed = Pick<SportEvent, 'isLive' | 'score' | 'startsAt' | 'status'>;

/** The clock of what runs, the start of what does not. */
export function EventTime({ event }: { event: Timed }) {
  const text = useText();
  const { locale } = useStart();
  if (event.isLive)
    return (
      <span className={styles.live}>
        <span aria-hidden className={styles.dot} />
        <b>{text('live')}</b> {event.score && <bdi>{clockText(text, event.score.clock)}</bdi>}
      </span>
    );
  return <time dateTime={event.startsAt}>{startText(event.startsAt, locale)}</time>;
}
