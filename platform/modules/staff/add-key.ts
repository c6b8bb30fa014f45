import { AppError, type Kernel } from '#kernel';
import { countFounders, insertKey, lockKeys } from './key.sql.ts';

/** So many people are there without anybody's approval: with fewer nobody could approve anything. */
const founders = 2;

export interface AddedKey {
  /** Small letters, digits, dots and dashes. A name may have several keys. */
  name: string;
  print: string;
  /** Null for whoever has no key, which is possible before there are two people. */
  by: string | null;
}

/**
 * Lets a key act as somebody: at once for the first two people, else as soon as another person has approved it. Throws invalid on `name` and
 * `print`, also for one that is known already; unauthorised for nobody where there are two people.
 */
export async function addKey({ db, clock }: Pick<Kernel, 'db' | 'clock'>, { name, print, by }: AddedKey): Promise<'holds' | 'waiting'> {
  if (!/^[a-z][a-z0-9.-]{0,39}$/.test(name))
    throw AppError.invalid('name', 'must be small letters, digits, dots and dashes, a letter first');
  if (!/^[0-9a-f]{64}$/.test(print)) throw AppError.invalid('print', 'must be what `npm run staff -- key` has printed as print');
  return db.transaction(async (tx) => {
    await tx.run(lockKeys());
    const isFounder = (await tx.one(countFounders())).count < founders;
    if (by === null && !isFounder)
      throw new AppError('unauthorised', 'there are two people: one of them adds the next, by a key that holds');
    const added = await tx.run(insertKey({ print, name, addedAt: clock.now(), addedBy: isFounder ? null : by }));
    if (added === 0) throw AppError.invalid('print', 'is known already: each key is made anew');
    return isFounder ? 'holds' : 'waiting';
  });
}
