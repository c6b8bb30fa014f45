import type { Transaction } from '#kernel';
import { betPlace, betsNamed, holdEventsOf, type StoredBet } from '#modules/sportsbook';
import { lockAccount, type LockedAccount } from '#modules/wallet';

/**
 * A bet and its account under the player's lock; undefined where there is no such bet. `holds` keeps the feed from its events meanwhile: for
 * whoever decides by prices. Settling needs none: it is done again after a change.
 */
export async function lockBet(
  tx: Transaction,
  id: string,
  { holds }: { holds: boolean },
): Promise<{ account: LockedAccount; bet: StoredBet } | undefined> {
  const place = await tx.maybe(betPlace(id));
  if (!place) return undefined;
  const [account, , [bet]] = await Promise.all([
    lockAccount(tx, place.accountId),
    holds ? tx.run(holdEventsOf(id)) : 0,
    tx.all(betsNamed([id])),
  ]);
  if (!account || !bet) throw new Error('a bet without an account');
  return { account, bet };
}
