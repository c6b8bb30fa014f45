import { money } from '@verdigale/money';
import { newId, type Kernel } from '#kernel';
import { openAccount, postTransfer, type LockedAccount } from '#modules/wallet';

/** An account of a new player, in euros and active unless said otherwise, with so many minor units of his own money. */
export async function fundedAccount(
  kernel: Kernel,
  real: bigint,
  account: Partial<Parameters<typeof openAccount>[1]> = {},
): Promise<LockedAccount> {
  return kernel.db.transaction(async (tx) => {
    const opened = await openAccount(tx, { playerId: newId(), currency: { code: 'EUR', exponent: 2 }, isActive: true, ...account });
    if (real === 0n) return opened;
    const changes = { real: money(real, opened.currency) };
    return postTransfer(tx, kernel, opened, { kind: 'adjustment', reference: newId(), changes, counterparty: 'house:adjustment' });
  });
}
