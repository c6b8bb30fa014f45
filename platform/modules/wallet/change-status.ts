import type { Kernel, Transaction } from '#kernel';
import type { LockedAccount } from './account.ts';
import { emitAccount } from './view-account.ts';
import { setStatus } from './wallet.sql.ts';

/** Makes an account active or not, hidden or not, at once and not with the commit. A hidden one is not published. */
export async function changeStatus(
  tx: Transaction,
  kernel: Kernel,
  account: LockedAccount,
  change: { isActive?: boolean; isHidden?: boolean },
): Promise<void> {
  const after = { ...account, ...change, version: account.version + 1n };
  await tx.run(setStatus(after.id, after));
  if (!after.isHidden) emitAccount(tx, kernel, after);
}
