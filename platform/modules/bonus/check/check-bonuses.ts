import type { Queryable } from '#kernel';
import { pocketBalances } from '#modules/wallet';
import { bonusMoneyByList, shareFaults, type BonusFault } from './bonus-faults.sql.ts';

export type { BonusFault };

/**
 * Proves bonuses beside the books: each account's bonus pocket holds what its active bonus and its unfinished free spins say, its locked pocket
 * what the bonus has locked; progress is the sum of what bets counted that were not taken back, and the share of a round that of its bets. Empty
 * when all of that holds. Needs one snapshot while money moves. Reads every bet with a bonus.
 */
export async function checkBonuses(db: Queryable): Promise<BonusFault[]> {
  return [...(await checkBonusPockets(db)), ...(await db.all(shareFaults()))];
}

/** The pockets alone: reads what is there now, however much was played. */
export async function checkBonusPockets(db: Queryable): Promise<BonusFault[]> {
  const [booked, listed] = [await db.all(pocketBalances()), await db.all(bonusMoneyByList())];
  const has = new Map(booked.map((row) => [row.accountId, row]));
  const should = new Map(listed.map((row) => [row.accountId, row]));
  return [...new Set([...has.keys(), ...should.keys()])].flatMap((subject) => {
    const currency = has.get(subject)?.currency ?? '';
    return (['bonus', 'locked'] as const).flatMap((pocket) => {
      const difference = (has.get(subject)?.[pocket] ?? 0n) - (should.get(subject)?.[pocket] ?? 0n);
      return difference === 0n ? [] : [{ fault: `${pocket}-pocket` as const, subject, currency, difference }];
    });
  });
}
