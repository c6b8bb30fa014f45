import type { Kernel, Queryable } from '#kernel';
import { listStops, putStop, removeStop, type StopTarget } from '#modules/limit';
import { lockAccounts } from '#modules/wallet';
import { requireTarget } from './require-target.ts';

type Hands = Pick<Kernel, 'db' | 'clock'>;

/** What an operator names: a scope, and a name within it; a player by id. */
export interface StopWish {
  scope: string;
  name: string;
  because: string;
}

/**
 * Stops it for every process, from the commit on; a player's bets wait for his lock meanwhile. Throws invalid on `scope`, `name` and `because`,
 * notFound for an unknown name.
 */
export async function stopPlay({ db, clock }: Hands, { because, ...wish }: StopWish): Promise<void> {
  await db.transaction(async (tx) => {
    const target = await requireTarget(tx, wish);
    if (target.scope === 'player') await lockAccounts(tx, target.name);
    await putStop(tx, { clock }, target, because);
  });
}

/** Lets it go on. Throws what `stopPlay` throws, and notFound where it is not stopped. */
export async function letPlay({ db, clock }: Hands, { because, ...wish }: StopWish): Promise<void> {
  await db.transaction(async (tx) => removeStop(tx, { clock }, await stopOf(tx, wish), because));
}

/** As the list of stops names it: the brand may have no such game any more. */
async function stopOf(db: Queryable, { scope, name }: Omit<StopWish, 'because'>): Promise<StopTarget> {
  const listed = (await listStops(db)).find((stop) => stop.scope === scope && stop.name === name);
  return listed ?? requireTarget(db, { scope, name });
}
