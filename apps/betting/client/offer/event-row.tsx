import type { SportEvent, SportMarket } from '@verdigale/contract';
import { Badge } from '@verdigale/ui/badge';
import { useState } from 'react';
import { OutcomeButton } from '#client/odds/outcome-button.tsx';
import { Link } from '#client/route/link.tsx';
import { pathOf } from '#client/route/route.ts';
import { useText } from '#client/texts/texts.ts';
import styles from './event-row.module.css';
import { EventTime } from './event-time.tsx';

/** How many prices stand in a list; the rest is on the event's page. */
const shownOutcomes = 3;

/** An event in a list: when, who, how it stands, its main prices, and how much more there is. */
export function EventRow({ event }: { event: SportEvent }) {
  const text = useText();
  const { id, competitors, score, isLive, main, marketCount, tournament, category, isSimulated, sport } = event;
  const isMatch = competitors.length === 2;
  const all = main?.outcomes ?? [];
  // Of many runners those that stand best are chosen once, when they are there: prices that move must not move the runners.
  const [favourites, setFavourites] = useState<ReadonlySet<string>>(new Set());
  if (!isMatch && all.length > 0 && !all.some((outcome) => favourites.has(outcome.id)))
    setFavourites(new Set(bestOf(all, shownOutcomes).map(({ id: each }) => each)));
  const outcomes = isMatch ? all.slice(0, shownOutcomes) : all.filter((outcome) => favourites.has(outcome.id));
  const label = { home: text.figures(1), draw: 'X', away: text.figures(2) } as const;
  return (
    <li className={styles.row} data-live={isLive || undefined}>
      <div className={styles.when}>
        <EventTime event={event} />
        <span className={styles.place}>
          {category} · {tournament}
        </span>
        {main?.closed === 'feed' && <Badge tone="warn">{text('market.feed')}</Badge>}
        {isSimulated && <Badge>{text('simulated')}</Badge>}
      </div>
      <Link className={styles.who} to={pathOf('event', id)}>
        {isMatch ? (
          <span className={styles.sides}>
            {competitors.map((name, side) => (
              <span className={styles.side} key={name}>
                <span>{name}</span>
                {isLive && score && sport !== 'racing' && (
                  <b className={styles.score}>{text.figures(side === 0 ? score.home : score.away)}</b>
                )}
              </span>
            ))}
          </span>
        ) : (
          <span className={styles.side}>{text('event.runners', { count: competitors.length })}</span>
        )}
      </Link>
      <div className={styles.prices} data-count={outcomes.length} data-named={!isMatch || undefined}>
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
        <bdi dir="ltr">+{text.figures(marketCount)}</bdi>
      </Link>
    </li>
  );
}

/** The outcomes of the lowest prices; those without one, which include who was withdrawn, come last. */
function bestOf(outcomes: SportMarket['outcomes'], most: number) {
  const priceOf = ({ price, isActive }: SportMarket['outcomes'][number]) => (isActive && price !== null ? Number(price) : Number.MAX_VALUE);
  return outcomes.toSorted((a, b) => priceOf(a) - priceOf(b)).slice(0, most);
}
