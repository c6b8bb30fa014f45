import { settle, type Kernel } from '#kernel';
import { expireFreeSpins } from './free-spins/expire-free-spins.ts';
import { expireBonuses } from './lifecycle/expire-bonuses.ts';

/** Ends whatever's time is over. Fails where something could not be ended, once all else is. */
export async function expireOverdue(kernel: Kernel): Promise<void> {
  await settle([expireFreeSpins(kernel), expireBonuses(kernel)]);
}
