import type { PlayerBonus } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { fullWager, remainingWager, cardEnd } from '#app/bonuses/player-bonus.ts';
import { offerCurrency } from '#app/bonuses/offer-currency.ts';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useCurrencies, useMoney } from '#app/money/use-money.ts';
import { useLengthLeft } from '#app/widgets/use-length-left.ts';

export interface BonusProgress {
  percent: number;
  /** `30 %` */
  share: string;
  /** `€120 of €400 staked` */
  staked: string;
  /** The same with the time that is left. */
  words: string;
  total: string;
  remaining: string;
  /** All is staked, and rounds that were staked with it have no result yet. */
  isWaiting: boolean;
}

/** How far a bonus is, in figures and in words. */
export function useProgress(bonus: PlayerBonus): BonusProgress {
  const text = useContent('profile');
  const { locale } = useLocale();
  const { currencies } = useCurrencies();
  const money = useMoney()(bonus.currency);
  const time = useLengthLeft(cardEnd(bonus));
  const currency = offerCurrency(currencies, bonus.currency);
  const percent = bonus.currentWagerPercentage;
  const [total, remaining] = currency ? [fullWager(bonus, currency), remainingWager(bonus, currency)] : [0, 0];
  const staked = text('profile.bonuses.progress.staked', { placed: money.format(bonus.currentWagerAmount), total: money.format(total) });
  return {
    percent,
    // Rounded down: 100 % is all of it.
    share: new Intl.NumberFormat(languageTag(locale), { style: 'percent' }).format(Math.floor(percent) / 100),
    staked,
    words: time ? text('profile.bonuses.progress.words', { staked, time }) : staked,
    total: money.format(total),
    remaining: money.format(remaining),
    isWaiting: percent >= 100 && bonus.openedTransactionsCount > 0,
  };
}
