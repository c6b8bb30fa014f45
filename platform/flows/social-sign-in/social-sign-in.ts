import type { AuthResponse, CallBody } from '@verdigale/contract';
import { AppError, violates, type Kernel } from '#kernel';
import {
  answerSession,
  createSocialPlayer,
  emailTakenConstraint,
  enter,
  identityTakenConstraint,
  isHalf,
  logAuth,
  openSession,
  recognisePlayer,
  requireAdmissible,
  requireAdmitted,
  settleSocialResidence,
  stranger,
  wholeSession,
  type Device,
  type HalfSession,
  type OpenSession,
  type SocialIdentity,
  type SocialRegistration,
} from '#modules/player';
import { isRestrictedCountry } from '#modules/settings';
import { openAccount } from '#modules/wallet';
import { proveIdentity, type CallbackQuery } from './prove-identity.ts';

export interface SocialAnswer {
  body: CallBody<'sessions.social'>;
  query: CallbackQuery;
  device: Device;
}

/**
 * Signs in a person whom another service sent back. The first time this opens an account, or joins the one that has proved the same
 * e-mail. Throws socialFailed, socialEmailUnverified, socialBlocked, selfExcluded, admissionRefused, registerUnavailable, countryRestricted, invalid (locale), secondStepNeeded.
 */
export async function socialSignIn(kernel: Kernel, { body, query, device }: SocialAnswer): Promise<AuthResponse> {
  const { country, ip } = device.caller;
  if (await isRestrictedCountry(kernel.db, country)) throw new AppError('countryRestricted', `no sign-in from ${country}`);
  const identity = await proveIdentity(kernel, body.connection, query).catch((error: unknown) => {
    // To players a misconfigured service looks like any failure; the log says what is wrong.
    if (error instanceof AppError) kernel.log.info({ connection: body.connection, reason: error.message }, 'a social sign-in was refused');
    logAuth(kernel, { event: 'social sign-in', outcome: 'refused', ip });
    throw error;
  });
  const { session, isNew } = await come(kernel, identity, body, device);
  logAuth(kernel, { event: 'social sign-in', outcome: isHalf(session) ? 'half' : 'done', playerId: session.playerId, ip });
  const answer = await answerSession(kernel, wholeSession(session));
  return { ...answer, profile: { ...answer.profile, isNewlyRegistered: isNew } };
}

interface Entry {
  session: OpenSession | HalfSession;
  isNew: boolean;
}

async function come(kernel: Kernel, identity: SocialIdentity, body: SocialAnswer['body'], device: Device): Promise<Entry> {
  const session = await signInKnown(kernel, identity, device);
  if (session) return { session, isNew: false };
  const residence = await settleSocialResidence(kernel.db, body.locale, device.caller);
  const fingerprint = device.fingerprint ?? null;
  const { email, isEmailVerified: isEmailConfirmed } = identity;
  await requireAdmissible(kernel, { ...stranger, email, isEmailConfirmed, fingerprint, country: residence.country });
  const registration = { ...residence, affiliateTag: body.affiliateTag || null };
  try {
    return { session: await register(kernel, identity, registration, device), isNew: true };
  } catch (error) {
    if (!violates(error, identityTakenConstraint) && !violates(error, emailTakenConstraint)) throw error;
    // Two first sign-ins at once: the slower one finds what the faster one made.
    const made = await signInKnown(kernel, identity, device);
    if (!made) throw error;
    return { session: made, isNew: false };
  }
}

/** A session of the player whom the identity belongs to or is now joined to; null when there is no such player. */
async function signInKnown(kernel: Kernel, identity: SocialIdentity, device: Device): Promise<Entry['session'] | null> {
  try {
    const playerId = await kernel.db.transaction((tx) => recognisePlayer(tx, kernel, identity));
    if (playerId === null) return null;
    await requireAdmitted(kernel, playerId, device.fingerprint ?? null);
    return await kernel.db.transaction((tx) => enter(tx, kernel, { playerId, device }));
  } catch (error) {
    // The faster one of two first sign-ins has joined it meanwhile: now it is known.
    if (violates(error, identityTakenConstraint)) return signInKnown(kernel, identity, device);
    throw error;
  }
}

function register(kernel: Kernel, identity: SocialIdentity, registration: SocialRegistration, device: Device): Promise<OpenSession> {
  return kernel.db.transaction(async (tx) => {
    const playerId = createSocialPlayer(tx, kernel, identity, registration);
    await openAccount(tx, { playerId, currency: registration.currency, isActive: true });
    kernel.events.emit(tx, { topic: 'player.registered', playerId, payload: {} });
    return openSession(tx, kernel, { playerId, device });
  });
}
