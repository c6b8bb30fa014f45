import { MoneyError, parseDecimal, type DisplayUnit } from '@verdigale/money';

const points = /[٫,]/g;
/** How many digits a number on the wire holds exactly. */
const exactDigits = 15;
const mostWhole = 12;

/** What of a typed text can be an amount: digits of any script, one point, no more decimals than the unit has. */
export function cleanStake(typed: string, { exponent }: DisplayUnit): string {
  const ascii = typed
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[٠-٩०-९]/g, (digit) => String((digit.charCodeAt(0) - (digit >= '०' ? 0x966 : 0x660)) % 10))
    .replace(points, '.')
    .replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = ascii.split('.');
  const decimals = rest.join('').slice(0, exponent);
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, Math.min(mostWhole, exactDigits - exponent));
  return rest.length > 0 && exponent > 0 ? `${digits || '0'}.${decimals}` : digits;
}

/** Whether the wire has a number for so many minor units. */
export const isExact = (minor: bigint): boolean => minor < 10n ** BigInt(exactDigits);

/** Minor units of what is typed; 0 while it is no amount. */
export function readStake(text: string, unit: DisplayUnit): bigint {
  try {
    const minor = text === '' ? 0n : parseDecimal(text.replace(/\.$/, ''), unit).amount;
    return isExact(minor) ? minor : 0n;
  } catch (error) {
    if (error instanceof MoneyError) return 0n;
    throw error;
  }
}

/** Stakes of one press, in main units of money as people spend it. */
export function quickStakes({ isFiat, exponent }: DisplayUnit): readonly string[] {
  if (!isFiat) return [];
  return exponent === 0 ? ['500', '1000', '2500'] : ['5', '10', '25'];
}
