import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from './money.ts';
import { MoneyError } from './money-error.ts';
import { BTC, EUR, JPY, anyCurrency, anyMoney, expectRefusal } from './testing.ts';
import { fromWire, shortestText, toWire, wireOf } from './wire.ts';

describe("the players' wire", () => {
  it.each([
    [1250n, EUR, '12.5'],
    [1n, BTC, '1e-8'],
    [-15n, BTC, '-1.5e-7'],
    [123n, JPY, '123'],
    [0n, EUR, '0'],
  ])('carries %d minor units as a JSON number', (amount, currency, json) => {
    const value = money(amount, currency.code);
    expect(JSON.stringify(toWire(value, currency))).toBe(json);
    expect(fromWire(JSON.parse(json) as number, currency)).toEqual(value);
  });

  it('carries the sums of a row in its currency', () => {
    const wire = wireOf({ currency: 'JPY', exponent: 0 });
    expect([wire(123n), wire(-5n)]).toEqual([123, -5]);
    expectRefusal(() => wire(2n ** 53n), 'too-large');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('refuses %d', (wire) => {
    expectRefusal(() => fromWire(wire, EUR), 'format');
  });

  it('refuses more decimals than the currency has', () => {
    expectRefusal(() => fromWire(0.1 + 0.2, EUR), 'too-many-decimals');
    expectRefusal(() => fromWire(1.005, EUR), 'too-many-decimals');
    expectRefusal(() => fromWire(1e-9, BTC), 'too-many-decimals');
    expectRefusal(() => fromWire(Number.MIN_VALUE, BTC), 'format');
  });

  it('refuses what no JSON number holds exactly', () => {
    expectRefusal(() => fromWire(2 ** 53, JPY), 'too-large');
    expectRefusal(() => fromWire(1e21, JPY), 'too-large');
    expectRefusal(() => fromWire(2 ** 53 - 1, EUR), 'too-large');
    expectRefusal(() => toWire(money(2n ** 53n, 'JPY'), JPY), 'too-large');
    // Below 2^53 minor units and still between two doubles: 90071992547409.91 reads back as .9 or .92.
    expectRefusal(() => toWire(money(2n ** 53n - 1n, 'EUR'), EUR), 'too-large');
    expect(toWire(money(2n ** 53n - 1n, 'JPY'), JPY)).toBe(2 ** 53 - 1);
  });

  it('sends every amount of up to 15 digits', () => {
    const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(amounts, anyCurrency, (amount, currency) => {
        const value = money(amount, currency.code);
        const json = JSON.stringify(toWire(value, currency));
        expect(fromWire(JSON.parse(json) as number, currency)).toEqual(value);
      }),
    );
  });

  it('sends any amount exactly or not at all', () => {
    fc.assert(
      fc.property(anyMoney, ({ value, currency }) => {
        try {
          expect(fromWire(toWire(value, currency), currency)).toEqual(value);
        } catch (error) {
          expect(error).toBeInstanceOf(MoneyError);
        }
      }),
    );
  });

  it('writes shortest text that reads back as the same number', () => {
    fc.assert(
      fc.property(fc.double({ min: -(2 ** 53), max: 2 ** 53, noNaN: true }), (wire) => {
        expect(shortestText(wire)).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(shortestText(wire))).toBe(wire + 0);
      }),
    );
  });
});
