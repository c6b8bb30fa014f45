import { sportsbookIdentity } from '@verdigale/contract';
import { AppError, type Authenticate, type Kernel } from '#kernel';
import { getGameSession, isSignedIn, playableOf, type GameSession } from '#modules/game';

/** Who launches sessions of the sportsbook: its row of the catalogue says so. */
const provider = 'betsy-sportsbook';

/** The sportsbook as stops know it. */
export const playableSport = playableOf({ identity: sportsbookIdentity, provider, studio: provider });

/** The session of a play token; throws gameTokenInvalid. */
export const findPlaySession = (kernel: Kernel, token: string | undefined): Promise<GameSession> =>
  getGameSession(kernel, provider, token ?? '');

/** Whoever has the token of a living session of the sportsbook is its player. */
export function playAuthenticator(kernel: Kernel): Authenticate {
  return async function authenticatePlay(token) {
    const session = await findPlaySession(kernel, token).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    const now = kernel.clock.now();
    if (!session || session.expiresAt <= now || !(await isSignedIn(kernel.db, session, now))) return null;
    return { playerId: session.playerId, sessionId: session.id, expiresAt: Math.floor(session.expiresAt.getTime() / 1_000) };
  };
}
