import type { Transaction } from '#kernel';
import { readBetShare, type BetShare } from '#modules/bonus';
import { betById, betPlace, holdEventsOf, type BetPlace, type StoredBet } from '#modules/sportsbook';
import { lockAccount, type LockedAccount } from '#modules/wallet';

/** A bet and its account under the player's lock. */
export interface LockedBet {
  account: LockedAccount;
  bet: StoredBet;
  /** What a bonus has to do with it. */
  share: BetShare | undefined;
}

/** Takes the player's lock and reads the bet under it. The feed may change its events meanwhile: for settling, which is done again after a change. */
export async function lockBet(tx: Transaction, { id, accountId }: BetPlace): Promise<LockedBet> {
  const [account, bet, share] = await Promise.all([lockAccount(tx, accountId), tx.one(betById(id)), readBetShare(tx, id)]);
  if (!account) throw new Error('a bet without an account');
  return { account, bet, share };
}

/** The same, with the bet's events locked against the feed: for decisions that depend on prices. Undefined if there is no such bet. */
export async function lockBetAndEvents(tx: Transaction, id: string): Promise<LockedBet | undefined> {
  const place = await tx.maybe(betPlace(id));
  if (!place) return undefined;
  const [account, , bet, share] = await Promise.all([
    lockAccount(tx, place.accountId),
    tx.run(holdEventsOf(id)),
    tx.one(betById(id)),
    readBetShare(tx, id),
  ]);
  if (!account) throw new Error('a bet without an account');
  return { account, bet, share };
}
