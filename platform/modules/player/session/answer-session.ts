import type { AuthResponse } from '@verdigale/contract';
import type { Kernel } from '#kernel';
import { getProfile } from '../get-profile.ts';
import { accessTokenLifetimeSeconds, accessTokens } from '../token/access-token.ts';
import type { OpenSession } from './open-session.ts';

/** What every call that signs a player in answers: a token of the session, and the profile. Call it after the commit. */
export async function answerSession(kernel: Kernel, session: OpenSession): Promise<AuthResponse> {
  const [accessToken, profile] = await Promise.all([accessTokens(kernel).issue(session), getProfile(kernel.db, session.playerId)]);
  return { accessToken, tokenType: 'bearer', expiresAfter: String(accessTokenLifetimeSeconds), sessionId: session.sessionId, profile };
}
