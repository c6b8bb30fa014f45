import type { BonusTerms } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';

/** The least odds that terms ask of sports bets, in words; null where they ask for none. */
export function useOddsWords(): (terms: Pick<BonusTerms, 'minOdds'> | null) => string | null {
  const text = useContent('modals');
  const { locale } = useLocale();
  const format = new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 2 });
  return (terms) => {
    if (terms === null) return null;
    const { leg, line } = terms.minOdds;
    const asked = [
      leg !== null && text('modals.offerTerms.odds.leg', { odds: format.format(Number(leg)) }),
      line !== null && text('modals.offerTerms.odds.line', { odds: format.format(Number(line)) }),
    ].filter((words) => words !== false);
    return asked.length === 0 ? null : [...asked, text('modals.offerTerms.odds.below')].join(' · ');
  };
}
