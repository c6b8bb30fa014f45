import type { Transaction } from '#kernel';
import type { PlayingAccount } from '../play/change-share.ts';
import type { Hands } from './change-free-spin.ts';
import { changeFreeSpin, emitFreeSpin } from './change-free-spin.ts';
import { endFreeSpins } from './end-free-spins.ts';
import { deleteFreeRound, roundsOfGrant } from './free-round.sql.ts';
import { withBegun, type FreePlay } from './pay-free-round.ts';

/**
 * A round that was rolled back has not been played: it may be begun again, until the sum of all was reported. What was won waits for the last
 * open round of a grant that has ended: where this was it, it is collected now.
 */
export async function takeBackFreeRound(
  tx: Transaction,
  kernel: Hands,
  { account, play }: PlayingAccount,
  { round, grant }: FreePlay,
): Promise<PlayingAccount> {
  const { begun, open } = await tx.one(roundsOfGrant({ freeSpinId: grant.id, index: round.index }));
  tx.write(deleteFreeRound(round.roundId));
  // A total that was reported counts for the rounds that nobody played, and for this one.
  const isTotalKnown = grant.used > begun;
  const after = isTotalKnown ? grant : { ...grant, used: grant.used - 1 };
  if (grant.state === 'finished' || (isTotalKnown && open === 1))
    return withBegun(play, await endFreeSpins(tx, kernel, account, after, { result: 2, endedBy: 'play', openRounds: open - 1 }));
  emitFreeSpin(tx, kernel, changeFreeSpin(tx, after, {}));
  return { account, play };
}
