import type { Bet } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import styles from './bet-events.module.css';

interface BetEventsProps {
  bet: Pick<Bet, 'game' | 'items'>;
  odds: Intl.NumberFormat;
}

/** What a bet is on; several together are a combination. Without that knowledge, where it was placed. (wire 11.4) */
export function BetEvents({ bet: { game, items }, odds }: BetEventsProps) {
  const text = useContent('history');
  if (items.length === 0) return game;
  return (
    <div className={styles.root}>
      {items.length > 1 && <span>{text('history.bets.combo', { count: items.length })}</span>}
      <ul className={styles.list}>
        {items.map(({ event, market, outcome, coefficient, tournament }) => (
          <li key={`${event} ${market} ${outcome}`}>
            {event}
            <span className={styles.quiet}>
              {tournament} · {market}: {outcome} · <bdi>{odds.format(coefficient)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
