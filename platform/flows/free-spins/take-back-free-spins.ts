import type { Kernel } from '#kernel';
import { freeSpinById } from '#modules/bonus';
import { gameProvider } from '#partners/game/index.ts';

/**
 * Has the provider let no round of an ended grant begin. The platform takes none by itself already; this spares the player a refusal. Rounds that have
 * begun there stay. Throws without an answer, for the job to try again.
 */
export async function takeBackFreeSpins(kernel: Kernel, id: string): Promise<void> {
  const row = await kernel.db.maybe(freeSpinById(id));
  if (row?.state !== 'finished') return;
  const partner = gameProvider(kernel, row.provider);
  if (!partner) throw new Error(`the provider ${row.provider} of free spins is not connected`);
  const known = await partner.freeRounds.find(id);
  if (!known) return;
  const { used } = known.state === 'open' ? await partner.freeRounds.cancel(id) : known;
  if (used !== row.used) kernel.log.warn({ freeSpinId: id, used, booked: row.used }, 'a provider counts other free rounds than the books');
}
