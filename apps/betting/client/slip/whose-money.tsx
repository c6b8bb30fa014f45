import type { StakeParts } from '@verdigale/contract';
import { useUnits, wireText } from '#client/api/use-currencies.ts';
import { useStart } from '#client/start/start-context.ts';
import { usePriceText } from '#client/settings/odds-format.ts';
import { useText, type Text } from '#client/texts/texts.ts';
import { reasonWords } from './refusal.ts';
import { sizesOf } from './slip.ts';
import styles from './slip-view.module.css';
import type { SlipState } from './use-slip-state.ts';
import { useStake } from './use-stake.ts';

/** Said before a bet is placed, to whoever has a bonus for sport: whose money it is, and how much of it counts. */
export function WhoseMoney({ state: { returns, unit, slip, prices } }: { readonly state: SlipState }) {
  const text = useText();
  const priceText = usePriceText();
  const { locale } = useStart();
  const units = useUnits();
  const bets = slip.mode === 'singles' ? slip.legs.length : 1;
  const size = Math.min(...sizesOf(slip));
  const parts = useStake(returns ? returns.stake / BigInt(bets) : 0n, unit, { bets, prices: [...prices], size });
  if (!parts) return null;
  const amount = (wire: number) => wireText(wire, units(parts.currency), locale);
  const { refusal, own, bonus, counted, most, belowOdds } = parts;
  if (belowOdds) return <p className={styles.note}>{oddsWords(text, belowOdds, priceText)}</p>;
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

/** What the bonus asks of the odds, where a bet is below that. */
function oddsWords(text: Text, { leg, line }: NonNullable<StakeParts['belowOdds']>, priceText: (price: string) => string): string {
  const asked = [leg && text('bonus.minLeg', { price: priceText(leg) }), line && text('bonus.minLine', { price: priceText(line) })];
  return [...asked, text('bonus.belowOdds')].filter(Boolean).join(' ');
}
