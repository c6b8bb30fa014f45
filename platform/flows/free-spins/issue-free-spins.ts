import type { Kernel } from '#kernel';
import { confirmIssue, freeSpinById } from '#modules/bonus';
import { getGame } from '#modules/game';
import { gameProvider } from '#partners/game/index.ts';
import { takeBackFreeSpins } from './take-back-free-spins.ts';

/**
 * Orders the rounds of a grant from its provider; the grant's id is the order's, so that it may be sent again for as long as no reply comes. Throws when
 * there is none, for the job to try again. A grant that ended while its order was on the way is taken back.
 */
export async function issueFreeSpins(kernel: Kernel, id: string): Promise<void> {
  const { db } = kernel;
  const row = await db.maybe(freeSpinById(id));
  if (!row || row.state === 'finished' || row.issuedAt) return;
  const partner = gameProvider(kernel, row.provider);
  if (!partner) throw new Error(`the provider ${row.provider} of free spins is not connected`);
  const { launchCode } = await getGame(db, row.game);
  const { playerId, currency, exponent, quantity } = row;
  const state = await partner.freeRounds.issue({
    issueId: id,
    playerId,
    currency,
    exponent,
    game: launchCode ?? row.game,
    quantity,
    stake: row.stake.toString(),
    validFrom: row.createdAt.toISOString(),
    validUntil: row.validUntil.toISOString(),
  });
  if (state.issueId !== id || state.quantity !== quantity) throw new Error('the provider confirms other free spins');
  await confirmIssue(kernel, row.accountId, id);
  if ((await db.one(freeSpinById(id))).state === 'finished') await takeBackFreeSpins(kernel, id);
}
