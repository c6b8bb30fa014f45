import { expect, it } from 'vitest';
import { moneyOf } from '#app/money/use-money.ts';
import { turnOverProgress } from './turn-over-progress.ts';

const euro = moneyOf({ code: 'EUR', exponent: 2, type: 'fiat' }, 'en');
const tether = moneyOf({ code: 'USDT', exponent: 6, type: 'crypto' }, 'en');

const progress = (total: number, missing: number, money = euro) =>
  turnOverProgress({ total, turnOverWager: 1, turnOverWagerAmount: missing, currency: 'EUR' }, money);

it.each<[number, number, number, number]>([
  [30, 30, 0, 0],
  [30, 20, 10, 33.33],
  [30, 10, 20, 66.67],
  [0.3, 0.1, 0.2, 66.67],
  [30, 0, 30, 100],
  [1_000_000, 0.01, 999_999.99, 99.99],
])('[WD-04] of %d with %d missing, %d is staked: %d %%', (total, missing, placed, percent) => {
  expect(progress(total, missing)).toEqual({ placed, percent });
});

it('[WD-04] keeps the smallest unit of the currency', () => {
  expect(progress(10, 9.999999, tether)).toEqual({ placed: 0.000001, percent: 0 });
  expect(progress(0, 0)).toEqual({ placed: 0, percent: 100 });
});
