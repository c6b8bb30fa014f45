import { identityStatus } from '@verdigale/contract';
import { add, compare, money, type Money } from '@verdigale/money';
import { AppError, settle, type Kernel, type Queryable } from '#kernel';
import { getProfile, neededDetails, requireDetails, requirePlayer } from '#modules/player';
import { worthInBase } from '#modules/settings';
import { creditedSince, depositedSince } from './find-invoices.sql.ts';

type Hands = Pick<Kernel, 'clock' | 'config'>;

const ever = new Date(0);

/**
 * Throws detailsNeeded for a deposit of a player who has not said of himself what the law wants, and identityNeeded for one of a player whose
 * identity is not proved, where the jurisdiction asks for that before the first one (LCCP 17.1.1), or with this one all deposits come to the sum from which it asks (AMLD 11). Under the player's lock.
 */
export async function requireKnownPayer(db: Queryable, { clock, config }: Hands, playerId: string, deposit: Money): Promise<void> {
  if (neededDetails(config.protection).length > 0) requireDetails(config, await requirePlayer(db, playerId));
  const why = await missingProof(db, config, playerId, { sum: deposit, before: depositedSince(playerId, null, ever, clock.now()) });
  if (why !== null) throw new AppError('identityNeeded', why);
}

/** Whether the same forbids to credit what has arrived: an address takes any sum, and what was given up may be paid all the same. */
export async function lacksProof(db: Queryable, { config }: Pick<Hands, 'config'>, playerId: string, arrived: Money): Promise<boolean> {
  return (await missingProof(db, config, playerId, { sum: arrived, before: creditedSince(playerId, null, ever) })) !== null;
}

/** Why identity must be proved; null where it is, or need not be. */
async function missingProof(
  db: Queryable,
  { protection }: Hands['config'],
  playerId: string,
  deposit: { sum: Money; before: ReturnType<typeof creditedSince> },
): Promise<string | null> {
  if (!protection.isIdentityFirst && protection.identityFrom === null) return null;
  const [profile, worth, before] = await settle([getProfile(db, playerId), worthInBase(db), db.all(deposit.before)]);
  if (profile.identityStatus === identityStatus.approved) return null;
  if (protection.isIdentityFirst) return 'identity is proved before the first deposit';
  if (protection.identityFrom === null) return null;
  const from = worth.stated(protection.identityFrom);
  const sum = before.reduce((total, part) => add(total, worth.of(money(part.sum, part.currency))), worth.of(deposit.sum));
  return compare(sum, from) >= 0 ? `identity is proved from deposits of ${protection.identityFrom} on` : null;
}
