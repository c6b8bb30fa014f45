import { playerStatus, type AuthResponse, type CallBody } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { isRestrictedCountry } from '#modules/settings';
import { requirePlayer } from '../get-profile.ts';
import { issueOneTimeToken, takeOneTimeToken } from '../token/one-time-token.ts';
import { answerSession } from './answer-session.ts';
import { openSession, type Device } from './open-session.ts';

/** Long enough for a player to open a link that an operator sent, no longer. */
export const loginTokenLifetimeMs = 30 * 60_000;

/** A token that signs this player in once. Whoever has it acts as the player: give it to nobody else. */
export function issueLoginToken(kernel: Pick<Kernel, 'db' | 'clock'>, playerId: string): Promise<string> {
  return kernel.db.transaction(async (tx) =>
    issueOneTimeToken(tx, kernel, { playerId, purpose: 'login', lifetimeMs: loginTokenLifetimeMs }),
  );
}

/**
 * Signs in with a login token and opens a session; the token is used up with that. Throws loginTokenInvalid,
 * accountBlocked, countryRestricted. (AUTH-19)
 */
export async function signInByToken(
  kernel: Kernel,
  { token, fingerprint }: CallBody<'sessions.token'>,
  device: Device,
): Promise<AuthResponse> {
  const { country } = device.caller;
  if (await isRestrictedCountry(kernel.db, country)) throw new AppError('countryRestricted', `no sign-in from ${country}`);
  const session = await kernel.db.transaction(async (tx) => {
    const playerId = await takeOneTimeToken(tx, kernel, 'login', token);
    if (!playerId) throw new AppError('loginTokenInvalid', 'this login token is wrong, used or too old');
    const { status } = await requirePlayer(tx, playerId);
    if (status === playerStatus.blocked) throw new AppError('accountBlocked', 'this account is blocked');
    return openSession(tx, kernel, { playerId, device: { ...device, fingerprint } });
  });
  kernel.log.info({ playerId: session.playerId, sessionId: session.sessionId }, 'a player signed in by a login token');
  return answerSession(kernel, session);
}
