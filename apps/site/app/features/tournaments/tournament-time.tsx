import type { Tournament } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { useLengthLeft } from '#app/widgets/use-length-left.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useSession } from '#app/session/session-store.ts';
import { phaseOf } from './rules/phase.ts';
import styles from './tournaments.module.css';

type Times = Pick<Tournament, 'state' | 'startAt' | 'endAt'>;

/** When it begins or ends, by date and by what is left until then. */
export function TournamentTime({ tournament }: { tournament: Times }) {
  // A page of the server knows neither the time that it is read at nor where.
  return useSession().status === 'starting' ? <Day tournament={tournament} /> : <Clock tournament={tournament} />;
}

function Clock({ tournament }: { tournament: Times }) {
  const text = useContent('pages');
  const moment = useDateFormat('moment');
  const { name, next } = phaseOf(tournament);
  const time = useLengthLeft(next);
  const at = next ?? tournament.endAt;
  const words = {
    planned: time ? text('pages.tournament.time.startsIn', { time }) : text('pages.tournament.time.starts'),
    running: time ? text('pages.tournament.time.endsIn', { time }) : text('pages.tournament.time.over'),
    counting: text('pages.tournament.time.over'),
    finished: text('pages.tournament.time.over'),
  };
  return (
    <time className={styles.time} dateTime={at}>
      <span>{words[name]}</span>
      <span className={styles.quiet}>{moment(at)}</span>
    </time>
  );
}

function Day({ tournament }: { tournament: Times }) {
  const text = useContent('pages');
  const day = useDateFormat('calendarDay');
  const { name, next } = phaseOf(tournament);
  const at = next ?? tournament.endAt;
  const words = {
    planned: text('pages.tournament.time.starts'),
    running: text('pages.tournament.time.ends'),
    counting: text('pages.tournament.time.over'),
    finished: text('pages.tournament.time.over'),
  };
  return (
    <time className={styles.time} dateTime={at}>
      <span>{words[name]}</span>
      <span className={styles.quiet}>{day(at)}</span>
    </time>
  );
}
