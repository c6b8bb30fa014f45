import { AppError, requireOtherPerson, type Kernel } from '#kernel';
import { approveKeyOf, lockKey } from './key.sql.ts';

/** A second person lets an added key act; returns whose it is. Again changes nothing. Throws notFound where none waits, invalid on `by` for whoever has added it. */
export async function approveKey({ db, clock }: Pick<Kernel, 'db' | 'clock'>, print: string, by: string): Promise<string> {
  return db.transaction(async (tx) => {
    const key = await tx.maybe(lockKey(print));
    if (!key || key.addedBy === null || key.endedAt) throw new AppError('notFound', 'no such key waits');
    if (key.approvedBy !== null) return key.name;
    requireOtherPerson(by, key.addedBy);
    await tx.run(approveKeyOf(print, by, clock.now()));
    return key.name;
  });
}
