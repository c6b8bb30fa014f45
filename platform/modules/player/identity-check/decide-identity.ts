import { identityStatus } from '@verdigale/contract';
import { AppError, type Kernel, type Queryable, type Transaction } from '#kernel';
import { lockIdentityCheck, selectDoubtful, setIdentityStatus } from './identity-check.sql.ts';
import { publishIdentity } from './record-identity-check.ts';

/** Checks that proved somebody else than the profile says, which wait for an operator, oldest first. */
export const listDoubtfulIdentities = (db: Queryable) => db.all(selectDoubtful(identityStatus.pending));

/** An operator has looked whether the person of the check is the one of the profile. Throws notFound where nothing waits. */
export async function decideIdentity(tx: Transaction, hands: Pick<Kernel, 'events'>, playerId: string, isSame: boolean): Promise<void> {
  const before = await tx.maybe(lockIdentityCheck(playerId));
  if (before?.status !== identityStatus.pending || before.differs.length === 0) throw new AppError('notFound', 'no check waits for a look');
  const status = isSame ? identityStatus.approved : identityStatus.rejected;
  await tx.run(setIdentityStatus(playerId, status));
  publishIdentity(tx, hands, { playerId, status, before: before.status });
}
