import { expect } from 'vitest';
import fc from 'fast-check';
import type { CurrencyInfo } from './currency-info.ts';
import { money } from './money.ts';
import { MoneyError, type MoneyErrorReason } from './money-error.ts';

export const EUR: CurrencyInfo = { code: 'EUR', exponent: 2 };
export const JPY: CurrencyInfo = { code: 'JPY', exponent: 0 };
export const BTC: CurrencyInfo = { code: 'BTC', exponent: 8 };

export const anyCurrency = fc.integer({ min: 0, max: 8 }).map((exponent) => ({ code: `C${exponent}`, exponent }));

/** Any amount that fits a Money, with the edges of 64 bits and of 2^53 well represented. */
export const anyAmount = fc.oneof(
  fc.bigInt({ min: -(2n ** 63n - 1n), max: 2n ** 63n - 1n }),
  fc.bigInt({ min: -(2n ** 53n), max: 2n ** 53n }),
  fc.bigInt({ min: -1000n, max: 1000n }),
);

export const anyMoney = fc.tuple(anyAmount, anyCurrency).map(([amount, currency]) => ({ value: money(amount, currency.code), currency }));

export function expectRefusal(act: () => unknown, reason: MoneyErrorReason): void {
  expect(act).toThrow(MoneyError);
  expect(act).toThrow(expect.objectContaining({ reason }));
}
