import { Flag } from '@verdigale/ui/flag';
import { coinGlyphs } from './coin-glyphs.ts';
import styles from './currency-mark.module.css';
import { useCurrencies } from '#app/money/use-money.ts';

/** The flag of a currency's country, or a coin with its sign; decorative. */
export function CurrencyMark({ code, size = 24 }: { code: string; size?: number }) {
  const currency = useCurrencies().currencies.find((each) => each.code === code);
  // A currency code begins with its country's. (ISO 4217)
  if (currency?.type !== 'crypto') return <Flag code={code.slice(0, 2)} size={size} />;
  const glyph = coinGlyphs[code];
  return (
    <span aria-hidden className={styles.coin} style={{ inlineSize: size, blockSize: size }}>
      {glyph ? (
        <svg className={styles.glyph} viewBox="0 0 24 24">
          <path d={glyph} />
        </svg>
      ) : (
        code.slice(0, 1)
      )}
    </span>
  );
}
