import type { Bet } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import styles from './bet-events.module.css';
import { BetLeg } from './bet-leg.tsx';

interface BetBuilderProps {
  parts: Bet['items'];
  /** What they pay together. */
  price: string | undefined;
  odds: Intl.NumberFormat;
  isTaken: boolean;
}

/** Selections of one event that were bet on as one leg: its one price, and its parts, which have none of their own. */
export function BetBuilder({ parts, price, odds, isTaken }: BetBuilderProps) {
  const text = useContent('sports');
  return (
    <>
      <span className={styles.pick}>
        {text('sports.bets.builder')} {price !== undefined && <bdi className={styles.price}>{odds.format(Number(price))}</bdi>}
      </span>
      <ul className={styles.parts}>
        {parts.map((item) => (
          <li key={`${item.market} ${item.outcome}`}>
            <BetLeg isPart isTaken={isTaken} item={item} odds={odds} />
          </li>
        ))}
      </ul>
    </>
  );
}
