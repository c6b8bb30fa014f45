/** Decimals of the currencies whose payments the stand-in shows; two for every other. */
const decimals: Record<string, number> = { BTC: 8, ETH: 8, USDT: 6, TRX: 6, JPY: 0 };

const placesOf = (currency: string) => decimals[currency] ?? 2;

/** Minor units as a person reads them, exactly. */
export function formatAmount(minorUnits: string, currency: string, locale: string): string {
  const places = placesOf(currency);
  const digits = minorUnits.padStart(places + 1, '0');
  const whole = BigInt(digits.slice(0, digits.length - places)).toLocaleString(locale);
  const point = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  // Every language has digits of its own, behind the point as before it.
  const fraction = Array.from(places ? digits.slice(-places) : '', (digit) => Number(digit).toLocaleString(locale)).join('');
  return `${fraction ? `${whole}${point}${fraction}` : whole} ${currency}`;
}

/** The same as it stands in a field: digits and a point, without zeros at the end. */
export function amountInput(minorUnits: string, currency: string): string {
  const places = placesOf(currency);
  const digits = minorUnits.padStart(places + 1, '0');
  const text = places ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits;
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** Minor units of what a person typed; undefined when it is no sum of this currency above zero. */
export function parseAmount(text: string, currency: string): bigint | undefined {
  const places = placesOf(currency);
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  if (whole === '' || fraction.length > places) return undefined;
  const amount = BigInt(whole + fraction.padEnd(places, '0'));
  return amount > 0n ? amount : undefined;
}
