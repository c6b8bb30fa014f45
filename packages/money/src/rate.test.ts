import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from './money.ts';
import { convert, crossRate, formatRate, multiply, parseRate, rate } from './rate.ts';
import { expectRefusal } from './testing.ts';

const rates = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 12n })).map(([n, d]) => rate(n, d));
const euros = fc.bigInt({ min: -(10n ** 6n), max: 10n ** 6n }).map((amount) => money(amount, 'EUR'));

describe('rates', () => {
  it('reads the decimal of the wire or the database', () => {
    expect(parseRate(108.35)).toEqual(rate(10835n, 100n));
    expect(parseRate(1e-7)).toEqual(rate(1n, 10n ** 7n));
    expect(parseRate('100')).toEqual(rate(100n, 1n));
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e21, '', '1,5', '-1', '0.0', '1e3', '1'.repeat(31)])('refuses %j', (decimal) => {
    expectRefusal(() => parseRate(decimal), 'bad-rate');
  });

  it('refuses fractions that are not positive', () => {
    for (const [numerator, denominator] of [
      [1n, 0n],
      [0n, 1n],
      [-1n, 1n],
      [1n, -1n],
    ] as const) {
      expectRefusal(() => rate(numerator, denominator), 'bad-rate');
    }
  });
});

describe('a rate as text', () => {
  it.each([
    [rate(100n, 1n), '100'],
    [rate(1162n, 10n), '116.2'],
    [rate(1n, 3n), '0.33333333333333'],
    [rate(2_000_000n, 3n), '666666.666666667'],
    [rate(10n ** 16n, 1n), '10000000000000000'],
  ])('of %o is %s', (value, text) => {
    expect(formatRate(value)).toBe(text);
  });

  it('says the same as the JSON number of it, and is near the fraction', () => {
    fc.assert(
      fc.property(rates, (value) => {
        const text = formatRate(value);
        fc.pre(text !== '0');
        const read = parseRate(text);
        expect(parseRate(Number(text))).toEqual(read);
        const off = read.numerator * value.denominator - value.numerator * read.denominator;
        const whole = value.numerator / value.denominator;
        expect((off < 0n ? -off : off) * 10n ** 14n <= read.denominator * value.denominator * (whole + 1n)).toBe(true);
      }),
    );
  });
});

describe('convert', () => {
  it('goes through the common base whatever its own factor is', () => {
    // Smallest units per 1 EUR: 108.35 cents of a dollar, 17012.5 whole yen to the hundred, 1000 satoshi.
    const [usd, btc] = [parseRate(108.35), parseRate(1000)];
    expect(convert(money(10_835n, 'USD'), 'BTC', crossRate(usd, btc), 'down')).toEqual(money(100_000n, 'BTC'));
    expect(convert(money(100_000n, 'BTC'), 'USD', crossRate(btc, usd), 'down')).toEqual(money(10_835n, 'USD'));
  });

  it.each([
    [5n, 2n],
    [15n, 8n],
    [25n, 12n],
    [-5n, -2n],
    [-15n, -8n],
    [7n, 4n],
  ])('rounds half of %d to the even %d', (amount, half) => {
    expect(multiply(money(amount, 'EUR'), rate(1n, 2n), 'half-even')).toEqual(money(half, 'EUR'));
  });

  it('rounds down towards zero', () => {
    expect(multiply(money(99n, 'EUR'), rate(1n, 100n), 'down').amount).toBe(0n);
    expect(multiply(money(-199n, 'EUR'), rate(1n, 100n), 'down').amount).toBe(-1n);
  });

  it('is off by less than a unit down, by at most half a unit half-even, and alike on both sides of zero', () => {
    fc.assert(
      fc.property(euros, rates, (value, by) => {
        const exact = value.amount * by.numerator;
        const magnitude = (n: bigint) => (n < 0n ? -n : n);
        const down = multiply(value, by, 'down').amount * by.denominator;
        expect(magnitude(down) <= magnitude(exact) && magnitude(exact - down) < by.denominator).toBe(true);
        const even = multiply(value, by, 'half-even');
        expect(2n * magnitude(exact - even.amount * by.denominator) <= by.denominator).toBe(true);
        expect(multiply(money(-value.amount, 'EUR'), by, 'half-even').amount).toBe(-even.amount);
      }),
    );
  });
});
