import type { PlayerBonusRow } from '../player-bonus.sql.ts';

/**
 * How much of a bonus becomes own money when it is played: without the sum that was granted where that is not cashable, and no more than its cap; the
 * rest returns to the house.
 */
export function partsOfRelease({
  balance,
  amount,
  maxWin,
  terms: { isCashable },
}: Pick<PlayerBonusRow, 'balance' | 'amount' | 'maxWin' | 'terms'>): { released: bigint; capped: bigint } {
  const granted = isCashable ? 0n : least(amount, balance);
  const won = balance - granted;
  const released = maxWin === null ? won : least(won, maxWin);
  return { released, capped: balance - released };
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);
