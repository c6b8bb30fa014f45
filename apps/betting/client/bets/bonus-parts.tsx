import type { SportBet } from '@verdigale/contract';
import { amountText, minorOf, wireText, type Unit } from '#client/api/use-currencies.ts';
import { useStart } from '#client/start/start-context.ts';
import { useText } from '#client/texts/texts.ts';
import styles from './bet-card.module.css';

interface Props {
  readonly bet: SportBet;
  readonly unit: Unit;
}

/** Of a bet that bonus money was staked on: whose money it was, and to whom what it paid went. */
export function BonusParts({ bet: { stake, bonusStake, payout, bonusPayout, forfeited }, unit }: Props) {
  const text = useText();
  const { locale } = useStart();
  if (bonusStake === 0 || !unit.isKnown) return null;
  const amount = (wire: number) => wireText(wire, unit, locale);
  // A difference of two numbers of the wire is often none of the currency.
  const own = (all: number, ...parts: number[]) =>
    amountText(
      parts.reduce((rest, part) => rest - minorOf(part, unit), minorOf(all, unit)),
      unit,
      locale,
    );
  return (
    <>
      <p className={styles.note}>{text('bonus.staked', { own: own(stake, bonusStake), bonus: amount(bonusStake) })}</p>
      {payout > 0 && (
        <p className={styles.note}>{text('bonus.paid', { own: own(payout, bonusPayout, forfeited), bonus: amount(bonusPayout) })}</p>
      )}
      {forfeited > 0 && <p className={styles.note}>{text('bonus.forfeited', { amount: amount(forfeited) })}</p>}
    </>
  );
}
