import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, money, negate, subtract, sum, zero, type Money } from './money.ts';
import { expectRefusal } from './testing.ts';

const euros = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map((amount) => money(amount, 'EUR'));

describe('money', () => {
  it('is not made from a bare object', () => {
    // @ts-expect-error only `money` and the readers make a Money
    const forged: Money = { amount: 1n, currency: 'EUR' };
    expect(forged.amount).toBe(1n);
  });

  it('fits a bigint column and names a currency', () => {
    expect(money(2n ** 63n - 1n, 'EUR').amount).toBe(2n ** 63n - 1n);
    expectRefusal(() => money(2n ** 63n, 'EUR'), 'too-large');
    expectRefusal(() => money(-(2n ** 63n), 'EUR'), 'too-large');
    for (const currency of ['', 'E R', 'EUR\n', 'X'.repeat(17)]) expectRefusal(() => money(1n, currency), 'bad-currency');
  });

  it('never mixes currencies', () => {
    const [euro, yen] = [money(1n, 'EUR'), money(1n, 'JPY')];
    for (const act of [add, subtract, compare]) expectRefusal(() => act(euro, yen), 'currency-mismatch');
    expectRefusal(() => sum([yen], 'EUR'), 'currency-mismatch');
  });

  it('refuses a sum that no longer fits', () => {
    const most = money(2n ** 63n - 1n, 'EUR');
    expectRefusal(() => add(most, money(1n, 'EUR')), 'too-large');
    expectRefusal(() => subtract(negate(most), money(1n, 'EUR')), 'too-large');
  });

  it('adds and subtracts as numbers do', () => {
    fc.assert(
      fc.property(euros, euros, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        expect(add(a, b)).toEqual(add(b, a));
        expect(add(a, negate(a))).toEqual(zero('EUR'));
        expect(compare(a, b)).toBe(-compare(b, a) + 0);
        expect(compare(add(a, money(1n, 'EUR')), a)).toBe(1);
      }),
    );
  });

  it('sums a list, nothing being zero', () => {
    expect(sum([], 'EUR')).toEqual(zero('EUR'));
    fc.assert(
      fc.property(fc.array(euros), (list) => {
        expect(sum(list, 'EUR').amount).toBe(list.reduce((total, { amount }) => total + amount, 0n));
      }),
    );
  });
});
