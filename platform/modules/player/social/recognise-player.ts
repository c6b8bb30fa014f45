import { playerStatus } from '@verdigale/contract';
import { validate } from '@verdigale/validation';
import { AppError, type Kernel, type Transaction } from '#kernel';
import { refusalOfBlocked } from '../exclusion/refusal-of-blocked.ts';
import { insertIdentity, lockEmailOwner, selectIdentityOwner, type OwnerRow } from './social.sql.ts';

/** An identity at another service, as vouched for by that service. */
export interface SocialIdentity {
  provider: string;
  connection: string;
  subject: string;
  /** The e-mail at the service, null when it passes none on, and whether the service has verified it. */
  email: string | null;
  isEmailVerified: boolean;
  /** False for services that have no e-mail addresses at all. */
  hasEmails: boolean;
}

/** Violated when somebody else was faster with the same identity. */
export const identityTakenConstraint = 'identity_provider_subject_pkey';

/**
 * The player behind an identity, or null for one who may register. An account is joined to an identity by its e-mail only
 * when both sides have proved that address: otherwise whoever registered somebody else's address first would share the
 * account with its owner. Throws socialEmailUnverified, socialBlocked, selfExcluded.
 */
export async function recognisePlayer(tx: Transaction, kernel: Kernel, identity: SocialIdentity): Promise<string | null> {
  const known = await tx.maybe(selectIdentityOwner(identity.provider, identity.subject));
  if (known) return requireOpen(tx, known);
  const { email, isEmailVerified, hasEmails } = identity;
  if (!hasEmails) return null;
  // An address that no form would take does not count: the kelvin sign, for one, becomes a k in small letters, and the address another person's.
  if (email === null || !isEmailVerified || validate(email, [{ rule: 'email' }]).length > 0)
    throw new AppError('socialEmailUnverified', 'the service confirms no e-mail address');
  const owner = await tx.maybe(lockEmailOwner(email.toLowerCase()));
  if (!owner) return null;
  if (!owner.confirmedAt) throw new AppError('socialEmailUnverified', 'the account with this e-mail has not confirmed it');
  const playerId = await requireOpen(tx, owner);
  linkIdentity(tx, kernel, identity, playerId);
  return playerId;
}

/** Joins this identity to this player. */
export function linkIdentity(tx: Transaction, { clock }: Kernel, identity: SocialIdentity, playerId: string): void {
  const { provider, connection, subject } = identity;
  tx.write(insertIdentity({ provider, connection, subject, playerId, createdAt: clock.now() }));
}

async function requireOpen(tx: Transaction, { id, status }: OwnerRow): Promise<string> {
  if (status !== playerStatus.blocked) return id;
  const refusal = await refusalOfBlocked(tx, id);
  throw refusal.reason === 'selfExcluded' ? refusal : new AppError('socialBlocked', 'this account is blocked');
}
