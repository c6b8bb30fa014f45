import { playerBonusStatus, type PlayerBonus, type PlayerFreespin } from '@verdigale/contract';

type Held = Pick<PlayerBonus, 'isBonusCancelLock' | 'currentWagerAmount'>;

/** By its terms nothing may end it once staking for it has begun. */
const isHeld = ({ isBonusCancelLock, currentWagerAmount }: Held) => isBonusCancelLock && currentWagerAmount > 0;

/** What is asked before a bonus starts while another runs; null when none does: then it starts at once. (wire 12.6) */
export function activationStep(active: Held | undefined): 'bonus-cancel-lock' | 'change-active-bonus' | null {
  if (!active) return null;
  return isHeld(active) ? 'bonus-cancel-lock' : 'change-active-bonus';
}

export type CancellationStep = 'bonus-cancel-lock' | 'cancel-unsettled-bonus' | 'cancel-active-bonus' | 'cancel-issued-bonus';

/** What is asked before a bonus is given up: the lock comes first, then rounds that are open, then the question itself. (wire 12.6) */
export function cancellationStep(bonus: Held & Pick<PlayerBonus, 'status' | 'openedTransactionsCount'>): CancellationStep {
  if (bonus.status !== playerBonusStatus.issued && isHeld(bonus)) return 'bonus-cancel-lock';
  if (bonus.openedTransactionsCount > 0) return 'cancel-unsettled-bonus';
  return bonus.currentWagerAmount > 0 ? 'cancel-active-bonus' : 'cancel-issued-bonus';
}

/** The same for free spins, which know no lock; a spin that has begun is played to its end. */
export function spinsCancellationStep({ usedCount }: Pick<PlayerFreespin, 'usedCount'>): CancellationStep {
  return usedCount > 0 ? 'cancel-active-bonus' : 'cancel-issued-bonus';
}
