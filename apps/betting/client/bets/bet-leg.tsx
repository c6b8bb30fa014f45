import { deductedPrice, isDeadHeat, parseFraction, parsePrice } from '@verdigale/betting';
import type { SportEvent, SportLeg } from '@verdigale/contract';
import { Icon } from '@verdigale/ui/icon';
import { Ban, Check, CircleDashed, Minus, RotateCcw, X, type LucideIcon } from 'lucide-react';
import { marketName, outcomeName } from '#client/odds/names.ts';
import { usePriceText } from '#client/settings/odds-format.ts';
import { useText } from '#client/texts/texts.ts';
import styles from './bet-card.module.css';
import { LegStanding } from './leg-standing.tsx';
import { endOf, legEnd, type LegEnd } from './leg-end.ts';

const marks: Readonly<Record<LegEnd | 'none', LucideIcon>> = {
  open: CircleDashed,
  won: Check,
  lost: X,
  void: RotateCcw,
  part: Minus,
  none: Ban,
};

interface BetLegProps {
  readonly leg: SportLeg;
  readonly event?: SportEvent | undefined;
  /** Of a builder, which has the event and the price of all its parts. */
  readonly isPart?: boolean;
  /** False of a bet that was refused: however the event ends, nothing was bet on it. */
  readonly isTaken: boolean;
}

/** A leg of a bet: how it stands, and why it ended as it did. */
export function BetLeg({ leg, event, isPart = false, isTaken }: BetLegProps) {
  const text = useText();
  const priceText = usePriceText();
  const end = isTaken ? legEnd(leg) : 'none';
  const reasons = new Set([leg.result, leg.place?.result].flatMap((result) => result?.reason || []));
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
        {!isPart && <LegStanding event={event} leg={leg} />}
        {leg.place && <span>{text('eachWay.terms', { ...leg.place.terms })}</span>}
        {isTaken && (
          <>
            {Number(leg.deduction) > 0 && leg.result?.isWon !== false && <RuleFour leg={leg} />}
            <End name={leg.place && text('eachWay.win')} result={leg.result} />
            {leg.place && <End name={text('eachWay.place')} result={leg.place.result} />}
            {[...reasons].map((reason) => (
              <span className={styles.why} key={reason}>
                {text('bet.why')} <q dir="auto">{reason}</q>
              </span>
            ))}
          </>
        )}
      </div>
      {!isPart && (
        <b className={styles.price} dir="ltr">
          {priceText(leg.price)}
        </b>
      )}
    </li>
  );
}

/** What is withheld for runners that were withdrawn, and what the price comes to by that. */
function RuleFour({ leg: { deduction, price } }: { leg: Pick<SportLeg, 'deduction' | 'price'> }) {
  const text = useText();
  const priceText = usePriceText();
  const share = parseFraction(deduction);
  const left = priceText(deductedPrice(parsePrice(price), share));
  const pence = Math.round(Number(deduction) * 100);
  return <span className={styles.ruleFour}>{text('end.ruleFour', { pence, from: priceText(price), to: left })}</span>;
}

/** How a selection stands, with what a dead heat has taken off. */
function End({ name, result }: { name: string | null; result: SportLeg['result'] }) {
  const text = useText();
  const end = endOf(result);
  const { isWon = false, deadHeatFactor = '1' } = result ?? {};
  const words = [text(`end.${end}`), isWon && isDeadHeat(deadHeatFactor) && text('end.deadHeat', { share: deadHeatFactor })].filter(
    Boolean,
  );
  return (
    <span className={styles.end} data-end={end}>
      {name && `${name}: `}
      {words.join(' · ')}
    </span>
  );
}
