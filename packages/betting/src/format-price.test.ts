import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, fraction } from './fraction.ts';
import { formatPrice } from './format-price.ts';
import { fractionalLadder } from './fractional-ladder.ts';
import { parsePrice, placePrice, price } from './price.ts';
import { prices } from './testing.ts';

describe('a price as text', () => {
  it.each([
    ['9/2', '5.50', '9/2', '+450'],
    ['1/1', '2.00', '1/1', '+100'],
    ['4/6', '1.67', '4/6', '-150'],
    ['10/11', '1.91', '10/11', '-110'],
    ['2.25', '2.25', '5/4', '+125'],
    ['1.30', '1.30', '3/10', '-333'],
    ['6/4', '2.50', '6/4', '+150'],
    ['1.01', '1.01', '1/100', '-10000'],
    ['1001', '1001.00', '1000/1', '+100000'],
  ])('%s is %s, %s, %s', (text, decimal, fractional, american) => {
    const value = parsePrice(text);
    expect([formatPrice(value, 'decimal'), formatPrice(value, 'fractional'), formatPrice(value, 'american')]).toEqual([
      decimal,
      fractional,
      american,
    ]);
  });

  it.each([
    ['1.50', '0.50', '0.50', '-2.00'],
    ['2.00', '1.00', '1.00', '1.00'],
    ['2.50', '1.50', '-0.67', '1.50'],
    ['5.00', '4.00', '-0.25', '4.00'],
  ])('%s is %s in Hong Kong, %s in Malay, %s in Indonesian', (text, ...formats) => {
    const value = parsePrice(text);
    expect([formatPrice(value, 'hongkong'), formatPrice(value, 'malay'), formatPrice(value, 'indonesian')]).toEqual(formats);
  });

  it('reads what it wrote with two decimals', () => {
    fc.assert(
      fc.property(prices, (value) => {
        expect(parsePrice(formatPrice(value, 'decimal'))).toEqual(value);
      }),
    );
  });

  it('never names longer odds for a shorter price', () => {
    const order = fractionalLadder.map(({ text }) => text);
    fc.assert(
      fc.property(prices, prices, (a, b) => {
        const [low, high] = compare(a, b) < 0 ? [a, b] : [b, a];
        expect(order.indexOf(formatPrice(low, 'fractional'))).toBeLessThanOrEqual(order.indexOf(formatPrice(high, 'fractional')));
      }),
    );
  });
});

it.each(['1', '1.00', '0.5', '0/1', '1/0', '-2', 'evens', ''])('%j is no price', (text) => {
  expect(() => parsePrice(text)).toThrow(RangeError);
});

it('a place at a share of the odds', () => {
  expect(placePrice(parsePrice('16/1'), fraction(1n, 4n))).toEqual(price(5n));
});
