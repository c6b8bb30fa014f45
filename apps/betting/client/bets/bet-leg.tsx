import type { SportLeg } from '@verdigale/contract';
import { Icon } from '@verdigale/ui';
import { Check, CircleDashed, Minus, RotateCcw, X, type LucideIcon } from 'lucide-react';
import { eventName, marketName, outcomeName } from '#client/odds/names.ts';
import { Link } from '#client/route/link.tsx';
import { pathOf } from '#client/route/route.ts';
import { priceText, useOddsFormat } from '#client/settings/odds-format.ts';
import { useText } from '#client/texts/texts.ts';
import styles from './bet-card.module.css';
import { legEnd, type LegEnd } from './leg-end.ts';

const marks: Readonly<Record<LegEnd, LucideIcon>> = { open: CircleDashed, won: Check, lost: X, void: RotateCcw, part: Minus };

/** A leg of a bet: how it stands, and why it ended as it did. */
export function BetLeg({ leg }: { leg: SportLeg }) {
  const text = useText();
  const [format] = useOddsFormat();
  const end = legEnd(leg);
  return (
    <li className={styles.leg} data-end={end}>
      <span className={styles.mark}>
        <Icon as={marks[end]} size={16} />
      </span>
      <div className={styles.words}>
        <b>{outcomeName(text, leg, leg.outcome, leg.competitors)}</b>
        <span>
          {marketName(text, leg)} {leg.isLive && `· ${text('live')}`}
        </span>
        <Link to={pathOf('event', leg.eventId)}>{eventName(leg.competitors) || leg.tournament}</Link>
        <span className={styles.end}>{text(`end.${end}`)}</span>
        {leg.result && (
          <span className={styles.why}>
            {text('bet.why')} <q dir="auto">{leg.result.reason}</q>
          </span>
        )}
      </div>
      <b className={styles.price} dir="ltr">
        {priceText(leg.price, format)}
      </b>
    </li>
  );
}
