import { formatDecimal, money } from '@verdigale/money';

/** Exact decimals of any length: a lightning payment has eleven places, a rate as many as it likes. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

/** Throws a RangeError for anything but a plain decimal. */
export function decimal(text: string): Decimal {
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new RangeError('not a plain decimal');
  return { digits: BigInt(sign + whole + fraction), scale: fraction.length };
}

/** A sum in main units, as BTCPay Server takes it. */
export const decimalOf = ({ amount, currency, exponent }: { amount: bigint; currency: string; exponent: number }): string =>
  formatDecimal(money(amount, currency), { code: currency, exponent });

export function minus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { digits: digitsAt(a, scale) - digitsAt(b, scale), scale };
}

export function times(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

/** Whole minor units; what is less than one is left out. */
export function minorUnits({ digits, scale }: Decimal, exponent: number): bigint {
  return scale <= exponent ? digits * 10n ** BigInt(exponent - scale) : digits / 10n ** BigInt(scale - exponent);
}

function digitsAt({ digits, scale }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(to - scale);
}
