import { identityStatus } from '@verdigale/contract';
import { add, compare, money, type Money } from '@verdigale/money';
import { AppError, settle, type Kernel, type Queryable } from '#kernel';
import { getProfile } from '#modules/player';
import { worthInBase } from '#modules/settings';
import { depositedSince } from './find-invoices.sql.ts';

/**
 * Throws identityNeeded for a deposit of a player whose identity is not proved, where the jurisdiction asks for that before the first one
 * (LCCP 17.1.1), or with this one all deposits come to the sum from which it asks (AMLD 11). Under the player's lock.
 */
export async function requireKnownPayer(
  db: Queryable,
  { clock, config: { protection } }: Pick<Kernel, 'clock' | 'config'>,
  playerId: string,
  deposit: Money,
): Promise<void> {
  if (!protection.isIdentityFirst && protection.identityFrom === null) return;
  const [profile, worth, before] = await settle([
    getProfile(db, playerId),
    worthInBase(db),
    db.all(depositedSince(playerId, null, new Date(0), clock.now())),
  ]);
  if (profile.identityStatus === identityStatus.approved) return;
  if (protection.isIdentityFirst) throw new AppError('identityNeeded', 'identity is proved before the first deposit');
  if (protection.identityFrom === null) return;
  const from = worth.stated(protection.identityFrom);
  const sum = before.reduce((total, part) => add(total, worth.of(money(part.sum, part.currency))), worth.of(deposit));
  if (compare(sum, from) >= 0) throw new AppError('identityNeeded', `identity is proved from deposits of ${protection.identityFrom} on`);
}
