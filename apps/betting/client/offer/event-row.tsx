import type { SportEvent } from '@verdigale/contract';
import { Badge } from '@verdigale/ui';
import { OutcomeButton } from '#client/odds/outcome-button.tsx';
import { Link } from '#client/route/link.tsx';
import { pathOf } from '#client/route/route.ts';
import { useText } from '#client/texts/texts.ts';
import styles from './event-row.module.css';
import { EventTime } from './event-time.tsx';

/** How many prices of a market stand in a line; the rest is on the event's page. */
const shownOutcomes = 3;

/** An event in a list: when, who, how it stands, its main prices, and how much more there is. */
export function EventRow({ event }: { event: SportEvent }) {
  const text = useText();
  const { id, competitors, score, isLive, main, marketCount, tournament, category, isSimulated, sport } = event;
  const isMatch = competitors.length === 2;
  const outcomes = main?.outcomes.slice(0, shownOutcomes) ?? [];
  const label = { home: '1', draw: 'X', away: '2' } as const;
  return (
    <li className={styles.row} data-live={isLive || undefined}>
      <div className={styles.when}>
        <EventTime event={event} />
        {isSimulated && <Badge>{text('simulated')}</Badge>}
      </div>
      <Link className={styles.who} to={pathOf('event', id)}>
        <span className={styles.place}>
          {category} · {tournament}
        </span>
        {isMatch ? (
          <span className={styles.sides}>
            {competitors.map((name, side) => (
              <span className={styles.side} key={name}>
                <span>{name}</span>
                {isLive && score && sport !== 'racing' && <b className={styles.score}>{side === 0 ? score.home : score.away}</b>}
              </span>
            ))}
          </span>
        ) : (
          <span className={styles.side}>{text('event.runners', { count: competitors.length })}</span>
        )}
      </Link>
      <div className={styles.prices} data-count={outcomes.length}>
        {main &&
          outcomes.map((outcome) => (
            <OutcomeButton
              event={event}
              key={outcome.id}
              label={isMatch ? label[outcome.outcome as keyof typeof label] : undefined}
              market={main}
              outcome={outcome}
            />
          ))}
      </div>
      <Link aria-label={text('event.allMarkets', { count: marketCount })} className={styles.more} to={pathOf('event', id)}>
        +{marketCount}
      </Link>
    </li>
  );
}
