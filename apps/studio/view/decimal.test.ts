import { expect, it } from 'vitest';
import { amountOf } from './decimal.ts';

it.each([
  ['2', 2, 200n],
  ['2.5', 2, 250n],
  [' 2,50 ', 2, 250n],
  ['۲٫۵', 2, 250n],
  ['0.019', 2, 1n],
  ['12.', 0, 12n],
  ['', 2, null],
  ['two', 2, null],
  ['-1', 2, null],
  ['1.000,50', 2, null],
])('reads %j with %i decimals', (text, exponent, amount) => {
  expect(amountOf(text, exponent)).toBe(amount);
});
