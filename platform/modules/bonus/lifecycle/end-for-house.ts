import type { Kernel, Transaction } from '#kernel';
import { lockAccounts } from '#modules/wallet';
import { livingBonusesOf } from '../player-bonus.sql.ts';
import { endFreeSpinsOf } from '../free-spins/expire-free-spins.ts';
import type { Product } from '../terms/terms.ts';
import { forfeitBonus } from './end-bonus.ts';

/**
 * Ends every bonus and all free spins of a player who may not play any more (excluded, limited, blocked, on a break), or those for one product, with what
 * makes it so, in one transaction. What open rounds pay later is the player's own then. (X8)
 */
export async function endBonusesOf(
  tx: Transaction,
  kernel: Pick<Kernel, 'clock' | 'events'>,
  playerId: string,
  product: Product | null = null,
): Promise<void> {
  const accounts = new Map((await lockAccounts(tx, playerId)).map((account) => [account.id, account]));
  for (const bonus of await tx.all(livingBonusesOf(playerId))) {
    if (product !== null && bonus.terms.product !== product) continue;
    const account = accounts.get(bonus.accountId)!;
    const ended = forfeitBonus(tx, kernel, { account, bonus }, { event: 'cancel', endedBy: 'house' });
    accounts.set(account.id, ended.account);
  }
  if (product !== 'sportsbook') await endFreeSpinsOf(tx, kernel, playerId, accounts);
}
