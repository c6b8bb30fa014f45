import type { Kernel } from '#kernel';
import { unconfirmedFreeSpins } from '#modules/bonus';
import { issueFreeSpins } from './issue-free-spins.ts';

/** The job that ordered them has had this long. */
const silenceMs = 60_000;
const batch = 200;

/** Orders anew what no provider has confirmed: the same order twice is one, so that a lost reply is healed and a lost order is made good. */
export async function confirmLate(kernel: Kernel): Promise<number> {
  const { db, clock, log } = kernel;
  let healed = 0;
  for (const { id } of await db.all(unconfirmedFreeSpins(new Date(clock.now().getTime() - silenceMs), batch))) {
    try {
      await issueFreeSpins(kernel, id);
      healed += 1;
    } catch (error) {
      log.warn({ err: error, freeSpinId: id }, 'free spins are still not confirmed');
    }
  }
  return healed;
}
