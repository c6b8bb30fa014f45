import type { Kernel, Transaction } from '#kernel';
import { lockAccounts } from '#modules/wallet';
import { clockAt } from './clock.ts';
import { findPlayTime, untilCheck } from './play-time.ts';
import { saveClock } from './play-time.sql.ts';

/** The player has seen what was won and lost: play goes on, and the time until the next check begins anew. Changes nothing while none is due. */
export async function acknowledgeCheck(
  tx: Transaction,
  { clock, config }: Pick<Kernel, 'clock'> & { config: Pick<Kernel['config'], 'protection'> },
  playerId: string,
): Promise<void> {
  await lockAccounts(tx, playerId);
  const now = clock.now();
  const playTime = await findPlayTime(tx, playerId);
  if (untilCheck(playTime, config, now) === 0) await tx.run(saveClock({ ...clockAt(playTime.clock, now), uncheckedMs: 0, playerId }));
}
