import { playerStatus } from '@verdigale/contract';
import { compare, money, type Money } from '@verdigale/money';
import type { Kernel, Transaction } from '#kernel';
import { findDepositLimits, isShutOut, periodAt, scopeOf } from '#modules/limit';
import { sumIn } from '#modules/settings';
import { findStatus } from '#modules/player';
import { creditedSince } from './find-invoices.sql.ts';
import { lacksProof } from './known-payer.ts';

/** Why money that arrived is not credited. */
export type ArrivalFault = 'blocked' | 'limited' | 'break' | 'identity' | 'deposit-limit';

/**
 * What forbids to credit this sum now, if anything: the account's status, a break, identity, the deposit limits as they are now, in the period that
 * now runs, however and whenever the deposit was begun. Only what was credited counts: what may still come is judged when it comes. Under
 * the player's lock, which changes of limits and breaks hold too.
 */
export async function judgeArrival(
  tx: Transaction,
  { clock, config }: Pick<Kernel, 'clock' | 'config'>,
  playerId: string,
  arrived: Money,
): Promise<ArrivalFault | null> {
  const [now, scope] = [clock.now(), scopeOf(config, arrived.currency)];
  const [status, isAway, isUnproved, limits] = await Promise.all([
    findStatus(tx, playerId),
    isShutOut(tx, playerId, now),
    lacksProof(tx, { config }, playerId, arrived),
    findDepositLimits(tx, playerId, scope, now),
  ]);
  if (status === playerStatus.blocked) return 'blocked';
  if (status === playerStatus.limited) return 'limited';
  if (isAway) return 'break';
  if (isUnproved) return 'identity';
  for (const { amount, currency, period } of limits) {
    const credited = await tx.all(creditedSince(playerId, scope, periodAt(period, now).start));
    const after = await sumIn(tx, currency, [...credited.map((row) => money(row.sum, row.currency)), arrived]);
    if (compare(after, money(amount, currency)) > 0) return 'deposit-limit';
  }
  return null;
}
