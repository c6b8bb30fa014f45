import { expect, it } from 'vitest';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { signed } from './signed.ts';

const money = { format: (amount: number) => `€${amount.toFixed(2)}` } as CurrencyMoney;

it.each<[number, string]>([
  [60, '+€60.00'],
  [-25.5, '−€25.50'],
  [0, '€0.00'],
])('%d is written %s', (amount, text) => {
  expect(signed(money, amount)).toBe(text);
});
