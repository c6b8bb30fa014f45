import type { GameWalletAnswer } from '@verdigale/partner-wire';
import { AppError, type Kernel } from '#kernel';
import { isSignedIn, leastRoundMs, requireAlive, type GameSession } from '#modules/game';
import { readBonusPlay } from '#modules/bonus';
import { findAccount } from '#modules/wallet';
import { mostOf, viewBalance, type Playing } from './view-balance.ts';

/** The playable balance of a living session, without a lock. */
export async function readBalance(kernel: Kernel, session: GameSession): Promise<GameWalletAnswer<'balance'>> {
  return viewBalance(session, await readPlaying(kernel, session));
}

async function readPlaying(kernel: Kernel, session: GameSession): Promise<Playing> {
  const { db, clock } = kernel;
  const now = clock.now();
  requireAlive(session, await isSignedIn(db, session, now), now);
  const account = await findAccount(db, session);
  if (!account) throw new AppError('internal', 'a game session without an account');
  return { account, play: await readBonusPlay(db, kernel, account.id) };
}

/** What a studio may know about its player: never more than it needs to show. */
export async function authenticate(kernel: Kernel, session: GameSession): Promise<GameWalletAnswer<'authenticate'>> {
  const playing = await readPlaying(kernel, session);
  return {
    ...viewBalance(session, playing),
    playerId: session.playerId,
    sessionId: session.id,
    gameIdentity: session.gameIdentity,
    gameCode: session.gameCode ?? session.gameIdentity,
    exponent: session.exponent,
    locale: session.locale,
    nickname: session.nickname,
    maxStake: mostOf(session, playing, null)?.toString() ?? null,
    mode: 'real',
    leastRoundMs: leastRoundMs(kernel.config, session),
    isAutoPlayAllowed: kernel.config.protection.isAutoPlayAllowed,
    isFeatureBuyAllowed: kernel.config.protection.isFeatureBuyAllowed,
  };
}
