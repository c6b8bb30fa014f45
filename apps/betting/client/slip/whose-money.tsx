import { useUnits, wireText } from '#client/api/use-currencies.ts';
import { useStart } from '#client/start/start-context.ts';
import { useText } from '#client/texts/texts.ts';
import { reasonWords } from './refusal.ts';
import styles from './slip-view.module.css';
import type { SlipState } from './use-slip-state.ts';
import { useStake } from './use-stake.ts';

/** Said before a bet is placed, to whoever has a bonus for sport: whose money it is, and what of it counts. */
export function WhoseMoney({ state: { returns, unit, slip } }: { readonly state: SlipState }) {
  const text = useText();
  const { locale } = useStart();
  const units = useUnits();
  const bets = slip.mode === 'singles' ? slip.legs.length : 1;
  const parts = useStake(returns ? returns.stake / BigInt(bets) : 0n, bets, unit);
  if (!parts) return null;
  const amount = (wire: number) => wireText(wire, units(parts.currency), locale);
  const { refusal, own, bonus, counted, most } = parts;
  // That only a bonus of the casino is left concerns those who have none for sport, too.
  if (refusal?.reason === 'productRestricted') return <p className={styles.note}>{reasonWords(text, 'productRestricted.bonus')}</p>;
  if (parts.playerBonusId === null) return null;
  if (most !== null) return <p className={styles.note}>{text('bonus.most', { amount: amount(most) })}</p>;
  if (refusal) return <p className={styles.note}>{reasonWords(text, refusal.reason)}</p>;
  return (
    <p className={styles.note}>
      {text('bonus.parts', { own: amount(own), bonus: amount(bonus) })}{' '}
      {counted > 0 ? text('bonus.counts', { amount: amount(counted) }) : text('bonus.countsNot')}
    </p>
  );
}
