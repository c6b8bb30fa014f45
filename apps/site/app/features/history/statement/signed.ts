import type { CurrencyMoney } from '#app/money/use-money.ts';

/** A movement with its sign, the one of typesetting. */
export function signed(money: CurrencyMoney, amount: number): string {
  if (amount === 0) return money.format(0);
  return `${amount < 0 ? '−' : '+'}${money.format(Math.abs(amount))}`;
}
