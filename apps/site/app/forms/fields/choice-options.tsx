import type { Country, Currency } from '@verdigale/contract';
import { Flag } from '@verdigale/ui/flag';
import type { Option } from '@verdigale/ui/list-box';
import styles from './choice-options.module.css';

/** Countries by their names in the page's language, found by the native name, the code and the calling code too. */
export function countryOptions(countries: readonly Country[], language: string): Option[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return countries
    .map(({ code, name, nativeName, phonePrefix }) => ({
      value: code,
      label: names.of(code) ?? name,
      media: <Flag code={code} />,
      detail: `+${phonePrefix}`,
      keywords: [name, nativeName, code],
    }))
    .toSorted((a, b) => compare(a.label, b.label));
}

/** Currencies by code, found by their name and symbol too. */
export function currencyOptions(currencies: readonly Currency[]): Option[] {
  return currencies.map(({ code, name, symbol, type }) => ({
    value: code,
    label: code,
    description: name,
    // A currency code begins with its country's. (ISO 4217)
    media: type === 'fiat' ? <Flag code={code.slice(0, 2)} /> : <CoinMark symbol={symbol} />,
    keywords: [name, symbol],
  }));
}

function CoinMark({ symbol }: { symbol: string }) {
  return (
    <span aria-hidden className={styles.coin}>
      {symbol.slice(0, 1)}
    </span>
  );
}

/** Time zones as the browser knows them, found by their cities. */
export function timeZoneOptions(): Option[] {
  return Intl.supportedValuesOf('timeZone').map((id) => ({ value: id, label: id.replaceAll('_', ' ') }));
}
