import type { FreeRound } from '@verdigale/partner-wire';
import { AppError, uuidOf, type Transaction } from '#kernel';
import { freeSpinById, type FreeSpinRow } from '../free-spin.sql.ts';
import { changeFreeSpin } from './change-free-spin.ts';
import { insertFreeRound, roundsOfGrant } from './free-round.sql.ts';

/** A round of a game that its provider calls free. */
export interface ClaimedRound {
  id: string;
  accountId: string;
  provider: string;
  gameIdentity: string;
  transactionId: string;
}

/** Why a free round is not taken; null when it is. */
function refusalOfRound(
  row: FreeSpinRow | undefined,
  { accountId, provider, gameIdentity }: Pick<ClaimedRound, 'accountId' | 'provider' | 'gameIdentity'>,
  { index, stake }: FreeRound,
  now: Date,
): string | null {
  const isOwn = row?.accountId === accountId && row.provider === provider && row.game === gameIdentity;
  if (!row || !isOwn) return 'no such free rounds';
  if (row.stake !== BigInt(stake)) return `they are played with ${row.stake}`;
  if (row.state === 'finished') return 'they have ended';
  if (now >= row.validUntil || (row.activatedAt === null && now >= row.activationExpiresAt)) return 'their time is over';
  // A total that was reported counts for the rounds that nobody played.
  return index > row.quantity || row.used >= row.quantity ? `they are ${row.quantity}` : null;
}

/**
 * Takes one round of a grant, once, under the player's lock. The first one activates it; one that comes before the provider's confirmation
 * shows that its reply was lost. Throws freeRoundOver.
 */
export async function takeFreeRound(tx: Transaction, round: ClaimedRound, free: FreeRound, now: Date): Promise<void> {
  const [row, { isTaken }] = await Promise.all([
    tx.maybe(freeSpinById(free.issueId)),
    tx.one(roundsOfGrant({ freeSpinId: uuidOf(free.issueId), index: free.index })),
  ]);
  const refusal = refusalOfRound(row, round, free, now) ?? (isTaken ? 'this round was played' : null);
  if (!row || refusal) throw new AppError('freeRoundOver', refusal ?? 'no such free rounds');
  tx.write(
    insertFreeRound({
      freeSpinId: row.id,
      index: free.index,
      roundId: round.id,
      transactionId: round.transactionId,
      createdAt: now,
    }),
  );
  changeFreeSpin(tx, row, { state: 'active', used: row.used + 1, issuedAt: row.issuedAt ?? now, activatedAt: row.activatedAt ?? now });
}
