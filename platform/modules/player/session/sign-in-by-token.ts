import { playerStatus, type AuthResponse, type CallBody } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { isRestrictedCountry } from '#modules/settings';
import { logAuth } from '../auth-log.ts';
import { refusalOfBlocked } from '../exclusion/refusal-of-blocked.ts';
import { requireAdmitted } from '../exclusion/require-admitted.ts';
import { requirePlayer } from '../get-profile.ts';
import { findTokenOwner, issueOneTimeToken, takeOneTimeToken } from '../token/one-time-token.ts';
import { answerSession } from './answer-session.ts';
import { enter, isHalf, wholeSession } from './enter.ts';
import type { Device } from './open-session.ts';

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
 * accountBlocked, selfExcluded, registerUnavailable, countryRestricted, secondStepNeeded. (AUTH-19)
 */
export async function signInByToken(
  kernel: Kernel,
  { token, fingerprint }: CallBody<'sessions.token'>,
  device: Device,
): Promise<AuthResponse> {
  const { country, ip } = device.caller;
  if (await isRestrictedCountry(kernel.db, country)) throw new AppError('countryRestricted', `no sign-in from ${country}`);
  const refuse = (playerId?: string) => logAuth(kernel, { event: 'login token', outcome: 'refused', playerId, ip });
  const owner = await findTokenOwner(kernel, 'login', token);
  if (owner)
    await requireAdmitted(kernel, owner, fingerprint ?? null).catch((error: unknown) => {
      refuse(owner);
      throw error;
    });
  const entry = await kernel.db.transaction(async (tx) => {
    const playerId = await takeOneTimeToken(tx, kernel, 'login', token);
    if (!playerId) {
      refuse();
      throw new AppError('loginTokenInvalid', 'this login token is wrong, used or too old');
    }
    const { status } = await requirePlayer(tx, playerId);
    if (status === playerStatus.blocked) {
      refuse(playerId);
      throw await refusalOfBlocked(tx, playerId);
    }
    return enter(tx, kernel, { playerId, device: { ...device, fingerprint }, isProven: false });
  });
  logAuth(kernel, { event: 'login token', outcome: isHalf(entry) ? 'half' : 'done', playerId: entry.playerId, ip });
  return answerSession(kernel, wholeSession(entry));
}
