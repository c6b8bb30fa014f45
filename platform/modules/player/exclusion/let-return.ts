import { AppError, type Kernel, type Transaction } from '#kernel';
import { deleteExclusion, exclusionOf, noteReturnAsked } from './exclusion.sql.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * The way back of a player who was excluded: once the term is over he asks for it, and a day later the account is opened. Returns true when it
 * can be opened, false when this was the request. Throws limitFixed before the end, and before the day is over. (LCCP 3.5)
 */
export async function letReturn(tx: Transaction, { clock }: Pick<Kernel, 'clock'>, playerId: string): Promise<boolean> {
  const exclusion = await tx.maybe(exclusionOf(playerId));
  if (!exclusion) return true;
  const now = clock.now();
  const { endsAt, returnAskedAt } = exclusion;
  if (endsAt === null || now < endsAt)
    throw new AppError('limitFixed', `self-excluded ${endsAt ? `until ${endsAt.toISOString()}` : 'for good'}`);
  if (returnAskedAt === null) {
    await tx.run(noteReturnAsked(playerId, now));
    return false;
  }
  const from = new Date(returnAskedAt.getTime() + dayMs);
  if (now < from) throw new AppError('limitFixed', `he asked to come back and can do so from ${from.toISOString()}`);
  await tx.run(deleteExclusion(playerId));
  return true;
}
