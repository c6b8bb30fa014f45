import { AppError, type Kernel } from '#kernel';
import { endKeyOf, lockKey } from './key.sql.ts';

/**
 * Nobody acts by this key from now on, nor can it be added again; returns whose it was. One person is enough, since a stolen key cannot wait. Throws
 * notFound.
 */
export async function endKey({ db, clock }: Pick<Kernel, 'db' | 'clock'>, print: string, by: string): Promise<string> {
  return db.transaction(async (tx) => {
    const key = await tx.maybe(lockKey(print));
    if (!key) throw new AppError('notFound', 'no such key');
    if (!key.endedAt) await tx.run(endKeyOf(print, by, clock.now()));
    return key.name;
  });
}
