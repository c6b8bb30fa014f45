import type { SportEventDetail } from '@verdigale/contract';
import { Badge } from '@verdigale/ui/badge';
import { Card } from '@verdigale/ui/card';
import { LiveRegion } from '@verdigale/ui/live-region';
import { VisuallyHidden } from '@verdigale/ui/visually-hidden';
import { EventTime } from '#client/offer/event-time.tsx';
import { sportName } from '#client/odds/names.ts';
import { useText } from '#client/texts/texts.ts';
import styles from './scoreboard.module.css';
import { timelineOf } from './timeline.ts';

/** Who plays, how it stands, part by part, and what has happened. */
export function Scoreboard({ event }: { event: SportEventDetail }) {
  const text = useText();
  const { competitors, score, isLive, sport, tournament, category, isSimulated, status } = event;
  const isMatch = competitors.length === 2;
  const hasScore = score !== null && sport !== 'racing' && isMatch;
  return (
    <Card as="section" look="certificate">
      <div className={styles.head}>
        <span>{[sportName(text, sport), category, tournament].join(' · ')}</span>
        <span className={styles.marks}>
          {isSimulated && <Badge>{text('simulated')}</Badge>}
          <EventState status={status} />
        </span>
      </div>
      <h2 className={styles.title}>{isMatch ? competitors.join(' – ') : text('event.runners', { count: competitors.length })}</h2>
      <p className={styles.when}>
        <EventTime event={event} />
      </p>
      {hasScore && (
        <>
          <table className={styles.score}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{text('score.side')}</VisuallyHidden>
                </th>
                <th scope="col">{text('score.now')}</th>
                {score.parts.map((_, part) => (
                  <th key={part} scope="col">
                    {text.figures(part + 1)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {competitors.map((name, side) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className={styles.total}>{text.figures(side === 0 ? score.home : score.away)}</td>
                  {score.parts.map((part, at) => (
                    <td key={at}>{text.figures(part[side]!)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {isLive && <LiveRegion>{text('score.said', { home: score.home, away: score.away })}</LiveRegion>}
        </>
      )}
      <Timeline event={event} />
      {isLive && <p className={styles.note}>{text('live.lag')}</p>}
    </Card>
  );
}

function EventState({ status }: { status: string }) {
  const text = useText();
  if (status === 'live' || status === 'not_started') return null;
  const known = { suspended: 'status.suspended', ended: 'status.ended', closed: 'status.ended', cancelled: 'status.cancelled' } as const;
  const more = {
    interrupted: 'status.interrupted',
    postponed: 'status.postponed',
    abandoned: 'status.abandoned',
    delayed: 'status.delayed',
  } as const;
  const key = { ...known, ...more }[status];
  return key ? <Badge tone="warn">{text(key)}</Badge> : null;
}

function Timeline({ event }: { event: SportEventDetail }) {
  const text = useText();
  const entries = timelineOf(event);
  if (entries.length === 0) return null;
  return (
    <ol aria-label={text('timeline.title')} className={styles.timeline}>
      {entries.map(({ kind, number, competitor }) => (
        <li key={`${kind} ${number}`}>
          <b>{text(`timeline.${kind}`, { number })}</b>{' '}
          <bdi>{competitor === null ? text('outcome.draw') : event.competitors[competitor]}</bdi>
        </li>
      ))}
    </ol>
  );
}
