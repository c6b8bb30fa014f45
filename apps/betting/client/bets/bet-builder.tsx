import type { SportEvent, SportLeg } from '@verdigale/contract';
import { usePriceText } from '#client/settings/odds-format.ts';
import { useText } from '#client/texts/texts.ts';
import styles from './bet-card.module.css';
import { BetLeg } from './bet-leg.tsx';
import { endOfBuilder } from './leg-end.ts';
import { LegStanding } from './leg-standing.tsx';

interface Props {
  readonly parts: readonly SportLeg[];
  readonly price: string;
  readonly event: SportEvent | undefined;
  /** The bet is on nothing else, and has said that it is a builder. */
  readonly isOnly: boolean;
  readonly isTaken: boolean;
}

/** Selections of one event that were taken as one leg: its price, its parts, and how they ended together. */
export function BetBuilder({ parts, price, event, isOnly, isTaken }: Props) {
  const text = useText();
  const priceText = usePriceText();
  const [first] = parts as [SportLeg];
  const end = endOfBuilder(parts);
  return (
    <li className={styles.builder}>
      <div className={styles.builderHead}>
        <span className={styles.words}>
          {!isOnly && <b>{text('ticket.4')}</b>}
          <LegStanding event={event} leg={first} />
          {isTaken && end !== 'open' && (
            <span className={styles.end} data-end={end}>
              {text(`end.${end}`)}
            </span>
          )}
        </span>
        <b className={styles.price} dir="ltr">
          {priceText(price)}
        </b>
      </div>
      <ul>
        {parts.map((leg) => (
          <BetLeg isPart isTaken={isTaken} key={leg.outcomeId} leg={leg} />
        ))}
      </ul>
    </li>
  );
}
