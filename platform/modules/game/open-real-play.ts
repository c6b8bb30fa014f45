import { playerStatus, type CallBody } from '@verdigale/contract';
import { money } from '@verdigale/money';
import { AppError, type Kernel } from '#kernel';
import { findRestraints, requireOpenProduct } from '#modules/limit';
import { requirePlayer } from '#modules/player';
import { findAccount } from '#modules/wallet';
import { highestStake } from './highest-stake.ts';
import { maskNickname } from './mask-nickname.ts';
import { requireRoomForStake } from './play-limits.ts';
import { productOf } from './product-of.ts';
import { openGameSession, type OpenedSession } from './session.ts';

interface PlayedGame {
  id: string;
  identity: string;
  type: string;
  provider: string;
}

/**
 * Opens a session for real play with an own visible account. Throws limitedRealGame (14103), coolingOff (14105), productRestricted
 * (14306), betLimitReached (14100), lossLimitReached (14101), invalid on `accountId`.
 */
export async function openRealPlay(
  { db, clock, config }: Kernel,
  game: PlayedGame,
  body: CallBody<'game.games.play'>,
  { playerId, sessionId, country }: { playerId: string; sessionId: string; country: string | null },
): Promise<OpenedSession> {
  if (!body.accountId) throw AppError.invalid('accountId', 'real play needs an account');
  const [player, account] = await Promise.all([requirePlayer(db, playerId), findAccount(db, { playerId, accountId: body.accountId })]);
  if (player.status === playerStatus.limited) throw new AppError('limitedRealGame', 'a limited player cannot play for real');
  if (!account || account.isHidden) throw AppError.invalid('accountId', 'no such account');
  const now = clock.now();
  const { currency, exponent } = account;
  const restraints = await findRestraints(db, { playerId, currency }, now);
  requireOpenProduct(restraints, productOf(game.identity));
  await requireRoomForStake(db, restraints.limits, money(1n, currency), now);
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
  });
}
