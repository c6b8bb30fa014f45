import { identityStatus, playerStatus, type CallBody } from '@verdigale/contract';
import { money, type Money } from '@verdigale/money';
import { AppError, type Kernel } from '#kernel';
import { decideStake, readBonusPlay, stakePockets, stakeRule } from '#modules/bonus';
import { findRestraints, requireOpenProduct } from '#modules/limit';
import { findPlayTime, requireTimeLeft } from '#modules/play-time';
import { requireDetails, requirePlayer } from '#modules/player';
import { findAccount, type AccountState } from '#modules/wallet';
import { highestStake } from '../rules/highest-stake.ts';
import { highestWin } from '../rules/highest-win.ts';
import { maskNickname } from '../rounds/mask-nickname.ts';
import { requireRoomForStake } from '../rules/play-limits.ts';
import { playableOf, productOf } from '../catalogue/product-of.ts';
import { openGameSession, type OpenedSession } from './session.ts';

interface PlayedGame {
  id: string;
  identity: string;
  type: string;
  /** Who serves it, and who made it. */
  provider: string;
  studio: string;
}

/**
 * Opens a session for real play with an own visible account. Throws unauthorised for a player who was blocked, or has shut himself out, since the call was let in, limitedRealGame (14103), detailsNeeded, identityNeeded (LCCP 17.1.1), coolingOff (14105), productRestricted
 * (14306; with `reason` bonus where only an active bonus has money, and this game may not use it), betLimitReached (14100), lossLimitReached
 * (14101), timeLimitReached (14108), playStopped (14110), invalid on `accountId`.
 */
export async function openRealPlay(
  kernel: Kernel,
  game: PlayedGame,
  body: CallBody<'game.games.play'>,
  { playerId, sessionId, country }: { playerId: string; sessionId: string; country: string | null },
): Promise<OpenedSession> {
  const { db, clock, config } = kernel;
  if (!body.accountId) throw AppError.invalid('accountId', 'real play needs an account');
  const [player, account, playTime] = await Promise.all([
    requirePlayer(db, playerId),
    findAccount(db, { playerId, accountId: body.accountId }),
    findPlayTime(db, playerId),
  ]);
  if (player.status === playerStatus.limited) throw new AppError('limitedRealGame', 'a limited player cannot play for real');
  if (player.status === playerStatus.blocked) throw new AppError('unauthorised', 'the session has ended meanwhile');
  requireDetails(config, player);
  if (config.protection.isIdentityFirst && player.identityStatus !== identityStatus.approved)
    throw new AppError('identityNeeded', 'identity is proved before play');
  if (!account || account.isHidden) throw AppError.invalid('accountId', 'no such account');
  const now = clock.now();
  const { currency, exponent } = account;
  const restraints = await findRestraints(db, kernel, { playerId, currency }, playableOf(game), now);
  requireOpenProduct(restraints, productOf(game.identity));
  requireTimeLeft(playTime, now);
  const least = { stake: money(1n, currency), own: await leastOwnStake(kernel, game, account) };
  await requireRoomForStake(db, kernel, restraints.limits, least, now);
  const countries = [player.country, ...(country ? [country] : [])];
  const bettor = { type: game.type, countries, birthdate: player.birthdate, currency };
  return openGameSession(db, clock, {
    provider: game.provider,
    gameId: game.id,
    gameIdentity: game.identity,
    playerId,
    playerSessionId: sessionId,
    accountId: account.id,
    currency,
    exponent,
    locale: body.locale,
    country,
    platform: body.platform,
    nickname: maskNickname(player.nickname),
    maxStake: (await highestStake(db, config.play.stakes, bettor, now))?.amount ?? null,
    maxWin: (await highestWin(db, config.play.wins, { game: game.identity, provider: game.provider, currency }))?.amount ?? null,
  });
}

/** How much of the smallest stake would be own money. */
async function leastOwnStake(kernel: Kernel, { identity, type, studio }: PlayedGame, account: AccountState): Promise<Money> {
  const play = await readBonusPlay(kernel.db, kernel, account.id);
  const rule = stakeRule(play, { identity, type, provider: studio, product: productOf(identity) });
  const decision = rule && decideStake(1n, rule, stakePockets(play, account.pockets.real), 0n);
  if (decision?.kind === 'restricted') {
    throw new AppError('productRestricted', 'only bonus money is left, and this game may not use it', { extra: { reason: 'bonus' } });
  }
  return money(decision?.kind === 'taken' ? 1n - decision.parts.bonus : 1n, account.currency);
}
