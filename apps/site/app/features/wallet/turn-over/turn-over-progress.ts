import type { TurnOverWager } from '@verdigale/contract';

/** Amounts of one currency of the wire, exactly. */
interface Arithmetic {
  subtract(one: number, other: number): number;
  /** A sum in minor units. */
  minor(wire: number): bigint;
}

export interface TurnOverProgress {
  /** Staked so far, main units. */
  placed: number;
  /** Of the total, with two decimals. */
  percent: number;
}

/** How far the staking is. Never rounded up to done: 100 is nothing missing. (wire 10, W 9) */
export function turnOverProgress({ total, turnOverWagerAmount }: TurnOverWager, money: Arithmetic): TurnOverProgress {
  const placed = money.subtract(total, turnOverWagerAmount);
  const whole = money.minor(total);
  if (whole <= 0n) return { placed, percent: 100 };
  const hundredths = (money.minor(placed) * 10_000n * 2n + whole) / (whole * 2n);
  const isDone = turnOverWagerAmount <= 0;
  return { placed, percent: Number(!isDone && hundredths >= 10_000n ? 9_999n : hundredths) / 100 };
}
