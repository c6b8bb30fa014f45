import type { Transaction } from '#kernel';
import type { LockedAccount } from './account.ts';
import { setStatus } from './wallet.sql.ts';

/** Makes an account active or not, hidden or not, at once and not with the commit. */
export async function changeStatus(
  tx: Transaction,
  { id, isActive, isHidden }: LockedAccount,
  change: { isActive?: boolean; isHidden?: boolean },
): Promise<void> {
  await tx.run(setStatus(id, { isActive, isHidden, ...change }));
}
