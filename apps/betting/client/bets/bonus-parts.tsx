import type { SportBet } from '@verdigale/contract';
import { useText } from '#client/texts/texts.ts';
import styles from './bet-card.module.css';

interface Props {
  readonly bet: SportBet;
  readonly amount: (wire: number) => string;
}

/** Of a bet that bonus money was staked on: whose money it was, and to whom what it paid went. */
export function BonusParts({ bet: { stake, bonusStake, payout, bonusPayout, forfeited }, amount }: Props) {
  const text = useText();
  if (bonusStake === 0) return null;
  const own = (all: number, ...parts: number[]) => parts.reduce((rest, part) => rest - part, all);
  return (
    <>
      <p className={styles.note}>{text('bonus.staked', { own: amount(own(stake, bonusStake)), bonus: amount(bonusStake) })}</p>
      {payout > 0 && (
        <p className={styles.note}>
          {text('bonus.paid', { own: amount(own(payout, bonusPayout, forfeited)), bonus: amount(bonusPayout) })}
        </p>
      )}
      {forfeited > 0 && <p className={styles.note}>{text('bonus.forfeited', { amount: amount(forfeited) })}</p>}
    </>
  );
}
