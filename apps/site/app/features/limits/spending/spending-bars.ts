import type { Spending } from '@verdigale/contract';

/** A bar from the zero line, in shares of the height of the chart. */
export interface Bar {
  top: number;
  height: number;
}

export interface SpendingBars {
  /** The largest sum on the scale. */
  most: number;
  /** Where the zero line is: 1 where nothing was won. */
  zero: number;
  bars: { startedAt: string; deposited: Bar; lost: Bar }[];
}

/** One scale for all periods and both sums; what was won stands below the zero line. Null where there is nothing to draw. */
export function spendingBars({ periods }: Spending): SpendingBars | null {
  const most = Math.max(...periods.flatMap(({ deposited, lost }) => [deposited, lost]), 0);
  const least = Math.min(...periods.map(({ lost }) => lost), 0);
  if (most === least) return null;
  const zero = most / (most - least);
  const bar = (sum: number): Bar => {
    const height = Math.abs(sum) / (most - least);
    return { top: sum > 0 ? zero - height : zero, height };
  };
  return { most, zero, bars: periods.map(({ startedAt, deposited, lost }) => ({ startedAt, deposited: bar(deposited), lost: bar(lost) })) };
}
