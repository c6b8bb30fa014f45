import { Flag } from '@verdigale/ui/flag';
import { useCurrencies } from '#app/money/use-money.ts';
import styles from './currency-mark.module.css';

/** Signs of coins as lines in a box of 24: fonts lack them. A coin without one goes by its letter. */
const coinGlyphs: Readonly<Record<string, string>> = {
  BTC: 'M9 6.5h4.2a2.7 2.7 0 0 1 0 5.4H9zM9 11.9h5a2.8 2.8 0 0 1 0 5.6H9zM9 6.5H7.5M9 17.5H7.5M11 4.5v2M13.8 4.5v2M11 17.5v2M13.8 17.5v2',
  ETH: 'M12 4l5.5 8L12 15.2 6.5 12zM7 14.6 12 20l5-5.4-5 2.9z',
  USDT: 'M6.5 6.5h11v2.8h-4v9.2h-3V9.3h-4zM5 12.6c0 1.3 3.1 2.3 7 2.3s7-1 7-2.3-3.1-2.3-7-2.3-7 1-7 2.3z',
  TRX: 'M4.5 6.2l11.6 2.3 3.4 3L11 19.5zM4.5 6.2l7.3 6.2 7.7-.9M11.8 12.4 11 19.5',
};

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
