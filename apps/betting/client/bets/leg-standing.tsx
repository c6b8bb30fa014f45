import type { SportEvent, SportLeg } from '@verdigale/contract';
import { EventTime } from '#client/offer/event-time.tsx';
import { Link } from '#client/route/link.tsx';
import { pathOf } from '#client/route/route.ts';
import { eventName } from '#client/odds/names.ts';
import { useText } from '#client/texts/texts.ts';
import styles from './bet-card.module.css';

interface Props {
  readonly leg: SportLeg;
  /** How its event stands now, where somebody has asked. */
  readonly event: SportEvent | undefined;
}

/** The event of a leg: its name, and while the leg is open when it begins, or how it stands. */
export function LegStanding({ leg, event }: Props) {
  const { eventId, competitors, tournament, startsAt, result, sport } = leg;
  const text = useText();
  const score = event?.isLive && sport !== 'racing' ? event.score : null;
  return (
    <span className={styles.standing}>
      <Link to={pathOf('event', eventId)}>{eventName(competitors) || tournament}</Link>
      {result === null && <EventTime event={event ?? { isLive: false, score: null, startsAt, status: '' }} />}
      {score && <b dir="ltr">{text.figures(`${score.home}:${score.away}`)}</b>}
    </span>
  );
}
