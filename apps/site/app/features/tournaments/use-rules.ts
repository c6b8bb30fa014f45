import { tournamentType, type Tournament } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { offerCurrency } from '#app/bonuses/offer-currency.ts';
import { useContent } from '#app/content/use-content.ts';
import { useCategories } from '#app/features/category/index.ts';
import { useAccounts } from '#app/features/wallet/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useCurrencies, useMoney } from '#app/money/use-money.ts';
import { useSession } from '#app/session/index.ts';
import { stakeRange } from './rules/stake-range.ts';
import { useBoardWords } from './use-board-words.ts';

/** In these the sums of a round are counted, so many points for each unit of money. */
const moneyTypes: readonly number[] = [tournamentType.staked, tournamentType.won];

/** The rules in plain words, made from what the platform counts by. Sums are in the player's currency, for guests in the base currency. */
export function useRules({ type, conditions, confirmationRequired, rates }: Tournament): string[] {
  const text = useContent('pages');
  const { locale } = useLocale();
  const { number } = useBoardWords();
  const categories = useCategories();
  const { status } = useSession();
  const { active } = useAccounts();
  const { currencies } = useCurrencies();
  const code = active?.currency ?? currencies.find(({ isBase }) => isBase)?.code;
  const { format } = useMoney()(code ?? '');
  const names = (identities: readonly string[]) =>
    new Intl.ListFormat(languageTag(locale), { type: 'conjunction' }).format(
      identities.map((identity) => categories.find((category) => category.identity === identity)?.label ?? identity),
    );
  const { gameCollections, gameCollectionsExcluded, minRounds, roundsLimit } = conditions;
  return [
    text.dynamic('pages.tournament.rules.types', String(type)) ?? '',
    ...money(),
    gameCollections.length > 0
      ? text('pages.tournament.rules.games', { categories: names(gameCollections) })
      : text('pages.tournament.rules.allGames'),
    ...(gameCollectionsExcluded.length > 0
      ? [text('pages.tournament.rules.notGames', { categories: names(gameCollectionsExcluded) })]
      : []),
    ...(roundsLimit === null ? [] : [text('pages.tournament.rules.roundsLimit', { count: number(roundsLimit) })]),
    ...(minRounds === null ? [] : [text('pages.tournament.rules.minRounds', { count: number(minRounds) })]),
    ...(confirmationRequired ? [text('pages.tournament.needsYes')] : []),
    text('pages.tournament.rules.window'),
    text('pages.tournament.rules.ties'),
  ];

  /** What names sums waits for the currencies, which the server's page does not know. */
  function money(): string[] {
    const currency = code === undefined || status === 'starting' ? undefined : offerCurrency(currencies, code);
    if (!currency) return [];
    const { min, max, isMore, isLess } = stakeRange(conditions, currency);
    const own = rates.currencyRates.find(({ isoCode }) => isoCode === code)?.rate;
    const unit = own === undefined ? { amount: currency.ofBase(1), points: rates.baseCurrencyRate } : { amount: 1, points: own };
    return [
      ...(moneyTypes.includes(type)
        ? [text('pages.tournament.rules.rate', { points: number(unit.points), amount: format(unit.amount) })]
        : []),
      ...(min === null ? [] : [text(isMore ? 'pages.tournament.rules.more' : 'pages.tournament.rules.from', { amount: format(min) })]),
      ...(max === null ? [] : [text(isLess ? 'pages.tournament.rules.less' : 'pages.tournament.rules.upTo', { amount: format(max) })]),
    ];
  }
}
