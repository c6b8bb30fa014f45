import type { Bet } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { Badge, type BadgeTone } from '@verdigale/ui/badge';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { marketName, outcomeName, sportName } from '#app/features/sportsbook/index.ts';
import { endOf, reductionsOf, type Leg, type LegEnd } from './leg-end.ts';
import styles from './bet-events.module.css';

interface BetLegProps {
  item: Bet['items'][number];
  odds: Intl.NumberFormat;
  /** Of a builder, which has the one price of all its parts. */
  isPart?: boolean;
  /** False of a bet that was refused: however the event ends, nothing was bet on it. */
  isTaken: boolean;
}

const toneOf: Partial<Record<LegEnd | 'notTaken', BadgeTone>> = {
  won: 'gain',
  halfWon: 'gain',
  lost: 'danger',
  halfLost: 'danger',
  void: 'info',
};
/** A leg that was taken while its event ran. (wire 11.4) */
const liveStage = 2;

/** One event of a bet: what was bet on it, at which price, and why it ended as it did. */
export function BetLeg({ item, odds, isPart = false, isTaken }: BetLegProps) {
  const text = useContent('sports');
  const { locale } = useLocale();
  const { event, stage, discipline, tournament, coefficient, leg } = item;
  const price = <bdi className={styles.price}>{odds.format(coefficient)}</bdi>;
  if (!leg) {
    return (
      <>
        {event}
        <span className={styles.quiet}>
          {tournament} · {item.market}: {item.outcome} · {price}
        </span>
      </>
    );
  }
  const ofResult = (result: Leg['result']) => (isTaken ? endOf(result) : 'notTaken');
  const end = ofResult(leg.result);
  const marks = [sportName(text, discipline), tournament, stage === liveStage && text('sports.bets.live')];
  const simulated = leg.isSimulated && text('sports.bets.simulated');
  return (
    <>
      <span className={styles.pick}>
        <bdi>{outcomeName(text, leg, leg.outcome, leg.competitors, locale)}</bdi> {!isPart && price}
        <Badge tone={toneOf[end] ?? 'neutral'}>{text(`sports.bets.ends.${end}`)}</Badge>
      </span>
      <span className={styles.line}>
        {marketName(text, leg, locale)} · <bdi>{event}</bdi>
      </span>
      <span className={styles.quiet}>{[...marks, simulated].filter(Boolean).join(' · ')}</span>
      {isTaken && leg.result?.reason && (
        <span className={styles.quiet}>
          <bdi>{leg.result.reason}</bdi>
        </span>
      )}
      {isTaken && <Reductions leg={leg} result={leg.result} />}
      {leg.place && (
        <>
          <span className={styles.line}>
            {text('sports.bets.place', { ...leg.place.terms, end: text(`sports.bets.ends.${ofResult(leg.place.result)}`) })}
          </span>
          {isTaken && leg.place.result && <Reductions leg={leg} result={leg.place.result} />}
        </>
      )}
    </>
  );
}

/** What a dead heat and Rule 4 have taken off. */
function Reductions({ leg, result }: { leg: Leg; result: Leg['result'] }) {
  const text = useContent('sports');
  const { locale } = useLocale();
  const percent = new Intl.NumberFormat(languageTag(locale), { style: 'percent' });
  const { deadHeat, deduction } = reductionsOf(leg, result);
  return (
    <>
      {deadHeat && <span className={styles.quiet}>{text('sports.bets.deadHeat', { share: deadHeat })}</span>}
      {deduction && <span className={styles.quiet}>{text('sports.bets.deduction', { percent: percent.format(deduction) })}</span>}
    </>
  );
}
