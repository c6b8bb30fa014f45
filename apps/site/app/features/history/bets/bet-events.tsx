import type { Bet } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { BetLeg } from './bet-leg.tsx';
import { BetTicket } from './bet-ticket.tsx';
import styles from './bet-events.module.css';

interface BetEventsProps {
  bet: Pick<Bet, 'game' | 'items' | 'ticket' | 'currency'>;
  odds: Intl.NumberFormat;
}

/** What a bet is on; several together are a combination. Without that knowledge, where it was placed. (wire 11.4) */
export function BetEvents({ bet: { game, items, ticket, currency }, odds }: BetEventsProps) {
  const text = useContent('history');
  if (items.length === 0) return game;
  return (
    <div className={styles.root}>
      {items.length > 1 && <span>{text('history.bets.combo', { count: items.length })}</span>}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={`${item.event} ${item.market} ${item.outcome}`}>
            <BetLeg item={item} odds={odds} />
          </li>
        ))}
      </ul>
      {ticket && <BetTicket currency={currency} ticket={ticket} />}
    </div>
  );
}
