import { requireExponent, type CurrencyInfo } from './currency-info.ts';
import { formatDecimal } from './decimal.ts';
import { requireSameCurrency, type Money } from './money.ts';

/** What showing an amount needs in addition to the decimals; a currency of the settings call has it under the same names. */
export interface DisplayCurrency extends CurrencyInfo {
  readonly type: string;
  readonly subCurrencies?: readonly { readonly code: string; readonly subunitToUnit: number }[];
}

/** The unit in which a person reads and types an amount. Same minor units as the currency, so nothing is ever converted. */
export interface DisplayUnit extends CurrencyInfo {
  readonly label: string;
  /** Shown in the locale's own currency form. */
  readonly isFiat: boolean;
}

const SHOWN_IN_THOUSANDTHS = new Set(['BTC', 'ETH']);
const THOUSAND_EXPONENT = 3;
/** The only shape of code that Intl formats as a currency. */
const ISO_CODE = /^[A-Z]{3}$/;

/**
 * BTC and ETH are shown times 1000 under the label of their sub-currency of factor 1000 (CUR-05): that is three decimals
 * fewer for the same minor units. With `useAtomicUnits` they are shown as they are.
 */
export function displayUnit(currency: DisplayCurrency, useAtomicUnits = false): DisplayUnit {
  const { code, type, subCurrencies = [] } = currency;
  const exponent = requireExponent(currency);
  const thousandth = subCurrencies.find((sub) => sub.subunitToUnit === 10 ** THOUSAND_EXPONENT);
  const isShifted = thousandth && !useAtomicUnits && SHOWN_IN_THOUSANDTHS.has(code) && exponent >= THOUSAND_EXPONENT;
  return isShifted
    ? { code, exponent: exponent - THOUSAND_EXPONENT, label: thousandth.code, isFiat: false }
    : { code, exponent, label: code, isFiat: type === 'fiat' && ISO_CODE.test(code) };
}

/**
 * The amount as a person of this locale reads it, exact to the last minor unit: fiat in the locale's own currency form with
 * all its decimals, anything else as a number of at least two decimals and the unit's label.
 */
export function formatMoney(value: Money, unit: DisplayUnit, locale: string): string {
  requireSameCurrency(unit.code, value.currency);
  // Intl reads a decimal string digit by digit; a number would pass through a float.
  const text = formatDecimal(value, unit) as Intl.StringNumericLiteral;
  return formatter(unit, locale)(text);
}

const formatters = new Map<string, (text: Intl.StringNumericLiteral) => string>();

/** Making an Intl.NumberFormat costs about a hundred times its use, and a page shows hundreds of amounts. */
function formatter(unit: DisplayUnit, locale: string): (text: Intl.StringNumericLiteral) => string {
  const key = `${locale}/${unit.label}/${unit.exponent}/${unit.isFiat}`;
  let known = formatters.get(key);
  if (!known) {
    known = makeFormatter(unit, locale);
    formatters.set(key, known);
  }
  return known;
}

function makeFormatter({ label, exponent, isFiat }: DisplayUnit, locale: string): (text: Intl.StringNumericLiteral) => string {
  const maximumFractionDigits = exponent;
  if (isFiat) {
    const style = { style: 'currency', currency: label, currencyDisplay: 'narrowSymbol' } as const;
    const format = new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: exponent, maximumFractionDigits });
    return (text) => format.format(text);
  }
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: Math.min(2, exponent), maximumFractionDigits });
  return (text) => `${format.format(text)}\u00a0${label}`;
}
