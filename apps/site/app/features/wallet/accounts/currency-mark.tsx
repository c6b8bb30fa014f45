import { Flag } from '@verdigale/ui/flag';
import styles from './currency-mark.module.css';
import { useCurrencies } from '#app/money/use-money.ts';

/** The flag of a currency's country, or a coin with its first letter (fonts lack the signs); decorative. */
export function CurrencyMark({ code, size = 24 }: { code: string; size?: number }) {
  const currency = useCurrencies().currencies.find((each) => each.code === code);
  // A currency code begins with its country's. (ISO 4217)
  if (currency?.type !== 'crypto') return <Flag code={code.slice(0, 2)} size={size} />;
  return (
    <span aria-hidden className={styles.coin} style={{ inlineSize: size, blockSize: size }}>
      {code.slice(0, 1)}
    </span>
  );
}
