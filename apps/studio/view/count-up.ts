/**
 * What a count-up shows at a share of its time: whole minor units that only grow, and never more than was really won.
 */
export function countedUp(win: bigint, share: number): bigint {
  if (share >= 1) return win;
  if (share <= 0) return 0n;
  const eased = 1 - (1 - share) ** 2;
  // A millionth is fine enough for the eye; bigint keeps amounts of any size exact.
  const counted = (win * BigInt(Math.floor(eased * 1_000_000))) / 1_000_000n;
  return counted > win ? win : counted;
}

/** How long a win is counted: longer for more stakes won, from 0.5 to 2.6 seconds. */
export function countMs(win: bigint, stake: bigint): number {
  const stakes = Number((win * 100n) / stake) / 100;
  return Math.min(2600, 500 + 420 * Math.log2(1 + stakes));
}
