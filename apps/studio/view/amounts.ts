export type AmountFormat = (amount: bigint) => string;

/**
 * Writes minor units as money of a currency, or as plain credits without one. Exact at any size: the number formatter is
 * handed decimal text, never a float.
 */
export function amountFormat(locale: string, currency: string | null, exponent: number, useGrouping = true): AmountFormat {
  const digits = { useGrouping, minimumFractionDigits: Math.min(exponent, 2), maximumFractionDigits: Math.min(exponent, 20) };
  const { format, suffix } = formatter(locale, currency, digits);
  return (amount) => format(decimalText(amount, exponent)) + suffix;
}

function formatter(
  locale: string,
  currency: string | null,
  digits: Intl.NumberFormatOptions,
): { format: (text: Intl.StringNumericLiteral) => string; suffix: string } {
  const plain = new Intl.NumberFormat(locale, digits);
  if (!currency) return { format: (text) => plain.format(text), suffix: '' };
  // The formatter takes only codes of three letters, so not USDT.
  if (!/^[A-Z]{3}$/.test(currency)) return { format: (text) => plain.format(text), suffix: `\u00a0${currency}` };
  const money = new Intl.NumberFormat(locale, { ...digits, style: 'currency', currency });
  return { format: (text) => money.format(text), suffix: '' };
}

/** Minor units as exact decimal text. */
export function decimalText(amount: bigint, exponent: number): Intl.StringNumericLiteral {
  const sign = amount < 0n ? '-' : '';
  const text = (amount < 0n ? -amount : amount).toString().padStart(exponent + 1, '0');
  const decimal = exponent === 0 ? text : `${text.slice(0, -exponent)}.${text.slice(-exponent)}`;
  return `${sign}${decimal}` as Intl.StringNumericLiteral;
}
