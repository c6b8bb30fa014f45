import type { Transaction } from '#kernel';
import type { LockedAccount } from '#modules/wallet';
import type { Hands } from './change-free-spin.ts';
import { changeFreeSpin, emitFreeSpin } from './change-free-spin.ts';
import { endFreeSpins } from './end-free-spins.ts';
import { deleteFreeRound, roundsOfGrant } from './free-round.sql.ts';
import type { FreePlay } from './pay-free-round.ts';

/**
 * A round that was rolled back has not been played: it may be begun again. What was won waits for the last open round of a grant that has ended:
 * where this was it, it is collected now.
 */
export async function takeBackFreeRound(
  tx: Transaction,
  kernel: Hands,
  account: LockedAccount,
  { round, grant }: FreePlay,
): Promise<LockedAccount> {
  const { open } = await tx.one(roundsOfGrant({ freeSpinId: grant.id, index: round.index }));
  tx.write(deleteFreeRound(round.roundId));
  const after = { ...grant, used: grant.used - 1 };
  if (grant.state === 'finished') return endFreeSpins(tx, kernel, account, after, { result: 2, endedBy: 'play', openRounds: open - 1 });
  emitFreeSpin(tx, kernel, changeFreeSpin(tx, after, {}));
  return account;
}
