import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equivalent } from './equivalent.ts';
import { money } from './money.ts';
import { parseRate, rate } from './rate.ts';
import { expectRefusal } from './testing.ts';

const eur = { code: 'EUR', exponent: 2, rate: parseRate(100) };
const usd = { code: 'USD', exponent: 2, rate: parseRate(116.2) };
const jpy = { code: 'JPY', exponent: 0, rate: parseRate(180.5) };
const btc = { code: 'BTC', exponent: 8, rate: parseRate(1162) };

const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const currencies = fc
  .tuple(fc.integer({ min: 0, max: 8 }), fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([exponent, numerator, denominator]) => ({ code: `C${exponent}`, exponent, rate: rate(numerator, denominator) }));
const magnitude = (n: bigint) => (n < 0n ? -n : n);

describe('[CUR-04] the equivalent of an amount', () => {
  it.each([
    [100_000_000n, btc, eur, 8_605_852n], // 1 BTC at 1162 satoshi a euro: 86058.5197…
    [150_000n, btc, usd, 15_000n],
    [10_000n, eur, usd, 11_620n],
    [1n, usd, eur, 1n], // 0.86 cent
    [0n, btc, usd, 0n],
    [-5n, eur, usd, -6n],
  ])('of %d minor units is %s → %s: %d hundredths', (amount, from, to, hundredths) => {
    expect(equivalent(money(amount, from.code), from, to)).toEqual(money(hundredths, to.code));
  });

  it('has two decimals in a currency that has none or more', () => {
    expect(equivalent(money(100n, 'EUR'), eur, jpy)).toEqual(money(18_050n, 'JPY'));
    expect(equivalent(money(100n, 'EUR'), eur, { ...btc, rate: parseRate(50_000_000) })).toEqual(money(50n, 'BTC'));
  });

  it('is off by at most half a hundredth, whatever the decimals and rates of both are', () => {
    fc.assert(
      fc.property(amounts, currencies, currencies, (amount, from, to) => {
        const exactTop = amount * to.rate.numerator * from.rate.denominator * 100n;
        const exactBottom = to.rate.denominator * from.rate.numerator * 10n ** BigInt(to.exponent);
        fc.pre(magnitude(exactTop / exactBottom) < 2n ** 63n - 1n);
        const { amount: hundredths } = equivalent(money(amount, from.code), from, to);
        expect(2n * magnitude(exactTop - hundredths * exactBottom) <= exactBottom).toBe(true);
      }),
    );
  });

  it('of money in its own currency is the money, to two decimals', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(equivalent(money(amount, 'USD'), usd, usd).amount).toBe(amount);
      }),
    );
  });

  it('is refused for money of another currency', () => {
    expectRefusal(() => equivalent(money(1n, 'USD'), eur, usd), 'currency-mismatch');
  });
});
