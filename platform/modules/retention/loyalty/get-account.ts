import type { LoyaltyAccount } from '@verdigale/contract';
import { AppError, newId, type Kernel } from '#kernel';
import { accountOf, openAccounts } from './loyalty.sql.ts';
import { viewLoyaltyAccount } from './view-account.ts';

/** The player's points and level; opened when it is first asked for. Throws notFound where the brand has no programme. (wire 9.2) */
export async function getLoyaltyAccount({ db, clock, config }: Kernel, playerId: string): Promise<LoyaltyAccount> {
  if (!config.loyalty) throw new AppError('notFound', 'there is no loyalty programme');
  const found = await db.maybe(accountOf(playerId));
  if (!found) await db.run(openAccounts([{ id: newId(), playerId, at: clock.now() }]));
  return viewLoyaltyAccount(config.loyalty.levels, found ?? (await db.one(accountOf(playerId))));
}
