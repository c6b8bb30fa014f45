import type { Constants, Country, Currency } from '@verdigale/contract';
import { Flag } from '@verdigale/ui/flag';
import type { Option } from '@verdigale/ui/list-box';
import styles from './choice-options.module.css';

/** What is beside a country's name: its calling code, which it is found by too, before the name or after it, or nothing. */
type CallingCode = 'before' | 'after' | 'none';

/** Countries by their names in the page's language and in its alphabet, found by the native name and the code too. */
export function countryOptions(countries: readonly Country[], language: string, callingCode: CallingCode = 'after'): Option[] {
  const { compare } = new Intl.Collator(language);
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return countries
    .map((country) => ({ ...country, shown: names.of(country.code) ?? country.name }))
    .toSorted((a, b) => compare(a.shown, b.shown))
    .map(({ code, name, nativeName, phonePrefix, shown }) => ({
      value: code,
      label: callingCode === 'before' ? `+${phonePrefix} ${shown}` : shown,
      media: <Flag code={code} />,
      ...(callingCode === 'after' && { detail: `+${phonePrefix}` }),
      keywords: [name, nativeName, code, ...(callingCode === 'before' ? [`+${phonePrefix}`] : [])],
    }));
}

/** In the page's language; the platform's own name where the browser knows none. */
export function countryName({ code, name }: Country, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? name;
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

/** The platform's time zones, found by their cities: it takes no other, and browsers do not agree on the names. (wire 1.4) */
export function timeZoneOptions({ player }: Constants): Option[] {
  return player.timeZone.map(({ id, name }) => ({ value: String(id), label: name }));
}
