/** Decimals of the currencies whose payments the stand-in shows; two for every other. */
const decimals: Record<string, number> = { BTC: 8, ETH: 8, USDT: 6, TRX: 6, JPY: 0 };

/** Minor units as a person reads them, exactly. */
export function formatAmount(minorUnits: string, currency: string, locale: string): string {
  const places = decimals[currency] ?? 2;
  const digits = minorUnits.padStart(places + 1, '0');
  const whole = BigInt(digits.slice(0, digits.length - places)).toLocaleString(locale);
  const point = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return `${places ? `${whole}${point}${digits.slice(-places)}` : whole} ${currency}`;
}
