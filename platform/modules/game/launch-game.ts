import { playerStatus, type CallBody, type CallData } from '@verdigale/contract';
import { AppError, requireOwnAddress, type Caller, type Kernel, type Principal } from '#kernel';
import { findAccount } from '#modules/wallet';
import { getProfile } from '#modules/player';
import { isRestrictedCountry } from '#modules/settings';
import { launchUrl } from '#partners/game/index.ts';
import type { GameRow } from './game.sql.ts';
import { getGame } from './get-game.ts';
import { maskNickname } from './mask-nickname.ts';
import { openGameSession } from './session.ts';

type PlayBody = CallBody<'game.games.play'>;

/**
 * A launch address: real play needs a session and an own visible account, demo needs neither. Throws gameUnavailable
 * while nobody serves the game, demoUnavailable, gameRestricted (14308), limitedRealGame (14103). (W 7)
 */
export async function launchGame(
  kernel: Kernel,
  idOrIdentity: string,
  body: PlayBody,
  who: { principal: Principal | null; caller: Caller },
): Promise<CallData<'game.games.play'>> {
  const { db, config } = kernel;
  const game = await getGame(db, idOrIdentity);
  const partner = game.launch_provider ? config.partners.game[game.launch_provider] : undefined;
  if (!partner || !game.launch_provider || !game.launch_code) throw new AppError('gameUnavailable', 'no studio serves this game');
  if (!body.demoMode && !who.principal) throw new AppError('unauthorised', 'real play needs a session');
  if (body.demoMode && !game.is_demo_mode) throw new AppError('demoUnavailable', 'this game has no demo');
  const lobbyUrl = requireOwnAddress('lobbyUrl', body.lobbyUrl, config.publicUrl);
  const country = who.caller.country ?? body.countryCode ?? null;
  if (country && (await isRestrictedCountry(db, country))) throw new AppError('gameRestricted', `not in ${country}`);
  const token =
    body.demoMode || !who.principal
      ? null
      : await openRealPlay(kernel, game, game.launch_provider, body, { playerId: who.principal.playerId, country });
  return { gameUrl: launchUrl(partner, { gameCode: game.launch_code, token, locale: body.locale, lobbyUrl }), token };
}

async function openRealPlay(
  { db, clock }: Kernel,
  game: GameRow,
  provider: string,
  body: PlayBody,
  { playerId, country }: { playerId: string; country: string | null },
): Promise<string> {
  if (!body.accountId) throw AppError.invalid('accountId', 'real play needs an account');
  const [profile, account] = await Promise.all([getProfile(db, playerId), findAccount(db, { playerId, accountId: body.accountId })]);
  if (profile.status === playerStatus.limited) throw new AppError('limitedRealGame', 'a limited player cannot play for real');
  if (!account || account.isHidden) throw AppError.invalid('accountId', 'no such account');
  return openGameSession(db, clock, {
    provider,
    gameId: game.id,
    gameIdentity: game.identity,
    playerId,
    accountId: account.id,
    currency: account.currency,
    exponent: account.exponent,
    locale: body.locale,
    country,
    platform: body.platform,
    nickname: maskNickname(profile.nickname),
  });
}
