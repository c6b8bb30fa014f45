import type { QuestConditions, QuestTask } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { offerCurrency, statedIn } from '#app/bonuses/offer-currency.ts';
import { useContent } from '#app/content/use-content.ts';
import { useFieldTexts } from '#app/forms/use-field-texts.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useCurrencies, useMoney } from '#app/money/use-money.ts';

const sums = ['spinAmount', 'maxSpinAmount', 'minPayout', 'maxPayout', 'minAmount', 'maxAmount'] as const;
const multiples = ['multiplier', 'maxMultiplier'] as const;

/** What a round, a deposit or the profile must be to count, a sentence each, in the currency that is played with. (wire 9.1) */
export function useConditionWords(code: string): (task: QuestTask) => string[] {
  const text = useContent('modals');
  const { locale } = useLocale();
  const { currencies } = useCurrencies();
  const money = useMoney()(code);
  const fields = useFieldTexts();
  const currency = offerCurrency(currencies, code);
  const language = languageTag(locale);

  return ({ conditions }) => {
    const words = (key: string, params: Record<string, string>) => text.dynamic('modals.questTasks.conditions', key, params) ?? '';
    const named = conditions.fields?.map(fields.label) ?? [];
    return [
      ...multiples.flatMap((key) => {
        const times = multipleIn(conditions, code, key);
        return times === null ? [] : [words(key, { times: new Intl.NumberFormat(language).format(times) })];
      }),
      ...sums.flatMap((key) => {
        const own = conditions.currencies?.map((item) => ({ ...item, currency: item.isoCode }));
        const sum = currency ? statedIn(currency, own, (item) => item[key], conditions[key]) : null;
        return sum === null ? [] : [words(key, { sum: money.format(sum) })];
      }),
      ...(named.length > 0 ? [words('fields', { fields: new Intl.ListFormat(language).format(named) })] : []),
    ];
  };
}

function multipleIn(conditions: QuestConditions, code: string, key: (typeof multiples)[number]): number | null {
  const own = conditions.currencies?.find(({ isoCode }) => isoCode === code);
  return own?.[key] ?? conditions[key] ?? null;
}
