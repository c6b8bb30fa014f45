import type { BrandData } from './brand-data.ts';

type Currency = Pick<BrandData['settings']['currencies'][number], 'code' | 'exponent' | 'isBase'>;

const isDecimal = (value: unknown): value is string => typeof value === 'string' && /^[0-9]+(\.[0-9]+)?$/.test(value);
/** What fits into the books for certain. */
const mostDigits = 18;

/**
 * Sums that their currencies cannot hold, by key, wherever they stand in this: `base` in the base currency, `items` by currency. The platform reads
 * them while it lists offers and counts rounds; one that it cannot read stops that for every player.
 */
export function faultySums(stated: unknown, currencies: readonly Currency[], at = ''): Map<string, string> {
  const faults = new Map<string, string>();
  if (typeof stated !== 'object' || stated === null) return faults;
  const check = (key: string, sum: unknown, currency: Currency | undefined) => {
    const fault = currency && isDecimal(sum) ? faultOf(sum, currency) : null;
    if (fault) faults.set(at + key, fault);
  };
  if ('base' in stated) check('base', stated.base, baseOf(currencies));
  if ('base' in stated && 'items' in stated)
    for (const [code, sum] of Object.entries(stated.items as object))
      check(
        `items.${code}`,
        sum,
        currencies.find((each) => each.code === code),
      );
  for (const [key, value] of Object.entries(stated))
    for (const [deeper, fault] of faultySums(value, currencies, `${at}${key}.`)) faults.set(deeper, fault);
  return faults;
}

export const baseOf = (currencies: readonly Currency[]): Currency | undefined => currencies.find(({ isBase }) => isBase);

/** Why a currency cannot hold a sum; null when it can. */
export function faultOf(sum: string, { code, exponent }: Currency): string | null {
  const [whole = '', fraction = ''] = sum.split('.');
  if (fraction.length > exponent) return `${code} has ${exponent} decimals`;
  return whole.length + exponent > mostDigits ? 'is too large' : null;
}
