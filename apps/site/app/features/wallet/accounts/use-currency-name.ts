import { languageTag } from '@verdigale/language';
import { useLocale } from '#app/locale/use-locale.ts';
import { useCurrencies } from '#app/money/use-money.ts';

/** Names of currencies in the language of the page; the platform's own for those that the browser does not know. */
export function useCurrencyName(): (code: string) => string {
  const { currencies } = useCurrencies();
  const { locale } = useLocale();
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'currency', fallback: 'none' });
  return (code) => {
    const known = currencies.find((currency) => currency.code === code);
    // Only letters of ISO 4217 are a currency there.
    const local = known?.type !== 'crypto' && /^[A-Z]{3}$/.test(code) ? names.of(code) : undefined;
    return local ?? known?.name ?? code;
  };
}
