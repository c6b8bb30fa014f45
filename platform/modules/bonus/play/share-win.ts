import type { Parts } from './split-stake.ts';

/** How a round was staked, net of rollbacks, and what of its wins was paid so far, in all and of it to each pocket but the real one. */
export interface ShareSums extends Parts {
  paid: bigint;
  paidLocked: bigint;
  paidBonus: bigint;
}

/**
 * The parts of a win. Counted from all that the round has paid, so that many small wins are shared like one; what does not divide is own money.
 * Locked money comes back up to what was staked of it, what it won is own money.
 */
export function shareWin(win: bigint, share: ShareSums): Parts {
  const stake = share.real + share.locked + share.bonus;
  const totalOf = (part: bigint) => (stake === 0n ? 0n : ((share.paid + win) * part) / stake);
  const bonus = within(totalOf(share.bonus) - share.paidBonus, win);
  const lockedTotal = totalOf(share.locked);
  const locked = within((lockedTotal < share.locked ? lockedTotal : share.locked) - share.paidLocked, win - bonus);
  return { real: win - bonus - locked, locked, bonus };
}

function within(due: bigint, most: bigint): bigint {
  if (due < 0n) return 0n;
  return due < most ? due : most;
}
