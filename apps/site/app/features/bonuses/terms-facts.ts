import type { PlayerBonus, PlayerFreespin } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { maxWinOf } from '#app/bonuses/max-win.ts';
import { offerCurrency } from '#app/bonuses/offer-currency.ts';
import { useOddsWords } from '#app/bonuses/use-odds-words.ts';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useCurrencies, useMoney } from '#app/money/use-money.ts';
import type { Fact } from '#app/widgets/facts.tsx';

/** `10 × the bonus`. */
export function useTimes(): (times: number, base: string) => string {
  const text = useContent('profile');
  const { locale } = useLocale();
  return (times, base) =>
    text('profile.bonuses.facts.times', {
      times: new Intl.NumberFormat(languageTag(locale)).format(times),
      base: text.dynamic('profile.bonuses.facts.bases', base) ?? base,
    });
}

/** What a player must know before staking with a bonus: the highest stake and the most that can come of it. */
export function useStakeFacts(bonus: PlayerBonus): Fact[] {
  const text = useContent('profile');
  const { currencies } = useCurrencies();
  const money = useMoney()(bonus.currency);
  const currency = offerCurrency(currencies, bonus.currency);
  const cap = currency ? maxWinOf(bonus, bonus.amount, currency) : null;
  return [
    [
      text('profile.bonuses.facts.maxBet'),
      bonus.maxBetAmount === null ? text('profile.bonuses.facts.noMaxBet') : money.format(bonus.maxBetAmount),
    ],
    [text('profile.bonuses.facts.maxWin'), cap === null ? text('profile.bonuses.facts.noMaxWin') : money.format(cap)],
  ];
}

/** The most that can come of free spins; null without a cap. A sum and a multiple may be stated: what is won decides which of them is the lower. */
export function useSpinsCap({ currency, maxWinAmount, maxWinMultiplier }: PlayerFreespin): string | null {
  const text = useContent('modals');
  const { locale } = useLocale();
  const money = useMoney()(currency);
  const caps = [
    ...(maxWinAmount === null ? [] : [money.format(maxWinAmount)]),
    ...(maxWinMultiplier
      ? [text('modals.offerTerms.maxWin.times', { times: new Intl.NumberFormat(languageTag(locale)).format(maxWinMultiplier) })]
      : []),
  ];
  return caps.length > 0 ? caps.join(' · ') : null;
}

/** What becomes of what free spins win; nothing where the platform does not say it. */
export function useSpinsWager({ wagerCasino }: PlayerFreespin): Fact[] {
  const text = useContent('profile');
  const times = useTimes();
  if (wagerCasino === null) return [];
  return [[text('profile.bonuses.spins.then'), wagerCasino > 0 ? times(wagerCasino, 'winnings') : text('profile.bonuses.spins.own')]];
}

/** What holds beside the sums, in sentences: whose money is staked first, what is left at the end, how long it may take. */
export function useTermFacts({ terms, ...rules }: Pick<PlayerBonus, 'terms' | 'sticky' | 'cashable' | 'isBonusCancelLock'>): Fact[] {
  const text = useContent('modals', 'profile');
  const { locale } = useLocale();
  const length = (hours: number) => {
    const [unit, count] = hours % 24 === 0 ? ['day', hours / 24] : ['hour', hours];
    return new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  };
  const odds = useOddsWords()(terms);
  return [
    ...(terms === null
      ? []
      : [[text('modals.bonusDetails.paramLabels.order'), text.dynamic('profile.bonuses.order', terms.stakeOrder)] as const]),
    ...(odds === null ? [] : [[text('modals.offerTerms.odds.label'), odds] as const]),
    [
      text('modals.bonusDetails.paramLabels.end'),
      text(rules.cashable ? 'modals.bonusDetails.cashable' : 'modals.bonusDetails.notCashable'),
    ],
    ...(rules.sticky ? [[text('modals.bonusDetails.paramLabels.sticky'), text('modals.bonusDetails.sticky')] as const] : []),
    [
      text('modals.bonusDetails.paramLabels.giveUp'),
      text(rules.isBonusCancelLock ? 'modals.bonusDetails.locked' : 'modals.bonusDetails.free'),
    ],
    ...(terms === null
      ? []
      : [
          [text('modals.bonusDetails.paramLabels.activation'), length(terms.activationHours)] as const,
          [text('modals.bonusDetails.paramLabels.wagering'), length(terms.wageringHours)] as const,
        ]),
  ];
}
