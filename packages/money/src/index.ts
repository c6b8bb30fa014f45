export { exponentOf, type CurrencyInfo } from './currency-info.ts';
export { formatDecimal, parseDecimal } from './decimal.ts';
export { displayUnit, formatMoney, type DisplayCurrency, type DisplayUnit } from './display.ts';
export { equivalent, equivalentExponent, type RatedCurrency } from './equivalent.ts';
export { fromMinorUnits } from './minor-units.ts';
export { MoneyError, type MoneyErrorReason } from './money-error.ts';
export { add, compare, money, negate, subtract, sum, zero, type Money } from './money.ts';
export { convert, crossRate, formatRate, multiply, parseRate, rate, type Rate, type Rounding } from './rate.ts';
export { fromWire, shortestText, toWire, wireOf } from './wire.ts';
