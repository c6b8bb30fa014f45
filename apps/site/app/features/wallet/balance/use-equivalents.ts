import type { Currency } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { createStoredText } from '#app/browser/stored-text.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { equivalentText } from './equivalent-text.ts';
import { useAccounts } from '../accounts/use-accounts.ts';
import { useCurrencies } from '#app/money/use-money.ts';

/** The currency of the equivalents. (wire 17) */
const choice = createStoredText('equivalentCurrency', 'local');
/** What switching equivalents on begins with. (W 4, W 9) */
const firstChoice = 'USD';

export const pickEquivalent = choice.write;

/** What balances are worth in a fiat currency of the player's choice. */
export interface Equivalents {
  /** The currencies to choose from. */
  offered: readonly Currency[];
  /** Only while the active account is in a cryptocurrency are equivalents offered and shown. (wire 7.1) */
  isOffered: boolean;
  /** The chosen one, while equivalents are shown. */
  shown: Currency | undefined;
  /** The currency to choose when none is chosen yet. */
  first: Currency | undefined;
  /** What an amount of the wire is worth, in a currency or in the one that is shown; null where there is nothing to show. */
  format(wire: number, code: string, to?: Currency): string | null;
}

export function useEquivalents(): Equivalents {
  const { currencies } = useCurrencies();
  const { active } = useAccounts();
  const { locale } = useLocale();
  const picked = choice.useCurrent();
  const find = (code: string | null | undefined) => currencies.find((currency) => currency.code === code);
  const offered = currencies.filter(({ type, isEnabled }) => type === 'fiat' && isEnabled);
  const isOffered = find(active?.currency)?.type === 'crypto' && offered.length > 0;
  const shown = isOffered ? offered.find(({ code }) => code === picked) : undefined;
  return {
    offered,
    isOffered,
    shown,
    first: offered.find(({ code }) => code === firstChoice) ?? offered[0],
    format(wire, code, to = shown) {
      const from = find(code);
      return from && to ? equivalentText(wire, from, to, languageTag(locale)) : null;
    },
  };
}
