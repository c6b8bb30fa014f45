import type { Kernel } from '#kernel';
import { unconfirmedFreeSpins } from '#modules/bonus';
import { issueFreeSpins } from './issue-free-spins.ts';

/** The job that ordered them has had this long. */
const silenceMs = 60_000;
/** Of one provider in a run. */
const batch = 100;

/**
 * Repeats orders that no provider has confirmed. A repeated order counts once, so this heals both a lost reply and a lost order. Providers
 * are asked in parallel: one that hangs does not delay the others.
 */
export async function confirmLate(kernel: Kernel): Promise<number> {
  const { db, clock } = kernel;
  const late = await db.all(unconfirmedFreeSpins(new Date(clock.now().getTime() - silenceMs), batch));
  const orders = Map.groupBy(late, ({ provider }) => provider).values();
  const healed = await Promise.all([...orders].map((ofOne) => orderAnew(kernel, ofOne)));
  return healed.reduce((total, each) => total + each, 0);
}

async function orderAnew(kernel: Kernel, late: readonly { id: string }[]): Promise<number> {
  const { log } = kernel;
  let healed = 0;
  for (const { id } of late) {
    try {
      await issueFreeSpins(kernel, id);
      healed += 1;
    } catch (error) {
      log.warn({ err: error, freeSpinId: id }, 'free spins are still not confirmed');
    }
  }
  return healed;
}
