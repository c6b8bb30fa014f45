import type { Kernel } from '#kernel';
import { changeStake, confirmIssue, freeSpinById, type FreeSpinRow } from '#modules/bonus';
import { getGame } from '#modules/game';
import { gameProvider, type GameProvider } from '#partners/game/index.ts';
import { nearestStake } from './nearest-stake.ts';
import { takeBackFreeSpins } from './take-back-free-spins.ts';

/**
 * Orders the rounds of a grant from its provider. The grant's id is the order's, so that it can be sent again until a reply comes. Throws
 * without a reply, so that the job tries again. If the grant ended while its order was under way, the rounds are taken back.
 */
export async function issueFreeSpins(kernel: Kernel, id: string): Promise<void> {
  const { db } = kernel;
  const row = await db.maybe(freeSpinById(id));
  if (!row || row.state === 'finished' || row.issuedAt) return;
  const partner = gameProvider(kernel, row.provider);
  if (!partner) throw new Error(`the provider ${row.provider} of free spins is not connected`);
  const { launchCode } = await getGame(db, row.game);
  const { playerId, currency, exponent, quantity } = row;
  const game = launchCode ?? row.game;
  const order = (stake: bigint) =>
    partner.freeRounds.issue({
      issueId: id,
      playerId,
      currency,
      exponent,
      game,
      quantity,
      stake: stake.toString(),
      validFrom: row.createdAt.toISOString(),
      validUntil: row.validUntil.toISOString(),
    });
  const state = (await order(row.stake)) ?? (await order(await chooseStake(kernel, partner, game, row)));
  if (!state) throw new Error(`${row.provider} takes no free rounds of ${game}`);
  if (state.issueId !== id || state.quantity !== quantity) throw new Error('the provider confirms other free spins');
  await confirmIssue(kernel, row.accountId, id);
  if ((await db.one(freeSpinById(id))).state === 'finished') await takeBackFreeSpins(kernel, id);
}

/** A stake that was converted is seldom one that the provider takes: the nearest one takes its place, and is stored before it is ordered. */
async function chooseStake(
  kernel: Kernel,
  { freeRounds }: GameProvider,
  game: string,
  { id, accountId, provider, currency, exponent, stake }: FreeSpinRow,
): Promise<bigint> {
  const offered = await freeRounds.stakes(game, { code: currency, exponent });
  const chosen = offered && nearestStake(offered, stake);
  if (!chosen) throw new Error(`${provider} takes no free rounds of ${game} at ${stake} ${currency}, or near it`);
  await changeStake(kernel, accountId, id, chosen);
  return chosen;
}
