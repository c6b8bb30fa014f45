import type { SportLeg } from '@verdigale/contract';
import { eventName } from '#client/odds/names.ts';
import { Link } from '#client/route/link.tsx';
import { pathOf } from '#client/route/route.ts';
import { priceText, useOddsFormat } from '#client/settings/odds-format.ts';
import { useText } from '#client/texts/texts.ts';
import styles from './bet-card.module.css';
import { BetLeg } from './bet-leg.tsx';
import { endOfBuilder } from './leg-end.ts';

interface Props {
  readonly parts: readonly SportLeg[];
  readonly price: string;
}

/** Selections of one event that were taken as one leg: its price, its parts, and how they ended together. */
export function BetBuilder({ parts, price }: Props) {
  const text = useText();
  const [format] = useOddsFormat();
  const [{ eventId, competitors, tournament }] = parts as [SportLeg];
  const end = endOfBuilder(parts);
  return (
    <li className={styles.builder}>
      <div className={styles.builderHead}>
        <span className={styles.words}>
          <b>{text('ticket.4')}</b>
          <Link to={pathOf('event', eventId)}>{eventName(competitors) || tournament}</Link>
          {end !== 'open' && (
            <span className={styles.end} data-end={end}>
              {text(`end.${end}`)}
            </span>
          )}
        </span>
        <b className={styles.price} dir="ltr">
          {priceText(price, format)}
        </b>
      </div>
      <ul>
        {parts.map((leg) => (
          <BetLeg isPart key={leg.outcomeId} leg={leg} />
        ))}
      </ul>
    </li>
  );
}
