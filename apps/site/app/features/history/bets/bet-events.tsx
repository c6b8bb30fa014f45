import { joinParts } from '@verdigale/betting';
import type { Bet } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { BetBuilder } from './bet-builder.tsx';
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
  const isTaken = ticket?.state !== 'rejected';
  const legs = joinParts(items, ({ leg }) => leg?.builder ?? null);
  return (
    <div className={styles.root}>
      {legs.length > 1 && <span>{text('history.bets.combo', { count: legs.length })}</span>}
      <ul className={styles.list}>
        {legs.map(({ builder, parts: [item, ...more] }) => (
          <li key={`${item!.event} ${item!.market} ${item!.outcome}`}>
            {builder === null ? (
              <BetLeg isTaken={isTaken} item={item!} odds={odds} />
            ) : (
              <BetBuilder isTaken={isTaken} odds={odds} parts={[item!, ...more]} price={ticket?.builderPrices[builder]} />
            )}
          </li>
        ))}
      </ul>
      {ticket && <BetTicket currency={currency} ticket={ticket} />}
    </div>
  );
}
