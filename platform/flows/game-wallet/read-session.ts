import type { GameWalletAnswer } from '@verdigale/partner-wire';
import { AppError, type Kernel } from '#kernel';
import { isSignedIn, requireAlive, type GameSession } from '#modules/game';
import { findAccount } from '#modules/wallet';
import { viewBalance } from './wallet-call.ts';

/** The playable balance of a living session, without a lock. */
export async function readBalance({ db, clock }: Kernel, session: GameSession): Promise<GameWalletAnswer<'balance'>> {
  const now = clock.now();
  requireAlive(session, await isSignedIn(db, session, now), now);
  const account = await findAccount(db, session);
  if (!account) throw new AppError('internal', 'a game session without an account');
  return viewBalance(account);
}

/** What a studio may know about its player: never more than it needs to show. */
export async function authenticate(kernel: Kernel, session: GameSession): Promise<GameWalletAnswer<'authenticate'>> {
  return {
    ...(await readBalance(kernel, session)),
    playerId: session.playerId,
    sessionId: session.id,
    gameIdentity: session.gameIdentity,
    exponent: session.exponent,
    locale: session.locale,
    nickname: session.nickname,
    maxStake: session.maxStake?.toString() ?? null,
    mode: 'real',
  };
}
