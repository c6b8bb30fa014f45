import { playerStatus, sportsbookIdentity, type CallBody, type CallData } from '@verdigale/contract';
import { AppError, requireOwnAddress, type Caller, type Kernel, type Principal } from '#kernel';
import { findRestraints, requireOpenProduct, type Product } from '#modules/limit';
import { requirePlayer } from '#modules/player';
import { isRestrictedCountry } from '#modules/settings';
import { findAccount } from '#modules/wallet';
import { launchUrl } from '#partners/game/index.ts';
import type { GameRow } from './game.sql.ts';
import { getGame } from './get-game.ts';
import { highestStake } from './highest-stake.ts';
import { maskNickname } from './mask-nickname.ts';
import { requireRoomForStake } from './play-limits.ts';
import { openGameSession, type OpenedSession } from './session.ts';

type PlayBody = CallBody<'game.games.play'>;
type Launch = CallData<'game.games.play'>;

/** To which product a game belongs. */
export function productOf(identity: string): Product {
  return identity === sportsbookIdentity ? 'sportsbook' : 'casino';
}

/**
 * A launch address: real play needs a session and an own visible account, demo needs neither; the sportsbook takes guests too, without
 * a token. Throws gameUnavailable while nobody serves the game, demoUnavailable, gameRestricted (14308), limitedRealGame (14103),
 * betLimitReached (14100), lossLimitReached (14101), coolingOff (14105), productRestricted (14306). (W 7, wire 14)
 */
export async function launchGame(
  kernel: Kernel,
  idOrIdentity: string,
  body: PlayBody,
  who: { principal: Principal | null; caller: Caller },
): Promise<Launch> {
  const { db, config } = kernel;
  const game = await getGame(db, idOrIdentity);
  const isSportsbook = game.identity === sportsbookIdentity;
  const partner = game.launch_provider ? config.partners.game[game.launch_provider] : undefined;
  if (!game.launch_provider || !game.launch_code || (!partner && !isSportsbook)) {
    throw new AppError('gameUnavailable', 'no studio serves this game');
  }
  if (!body.demoMode && !who.principal && !isSportsbook) throw new AppError('unauthorised', 'real play needs a session');
  if (body.demoMode && !game.is_demo_mode) throw new AppError('demoUnavailable', 'this game has no demo');
  const lobbyUrl = requireOwnAddress('lobbyUrl', body.lobbyUrl, config.publicUrl);
  const country = who.caller.country ?? body.countryCode ?? null;
  if (country && (await isRestrictedCountry(db, country))) throw new AppError('gameRestricted', `not in ${country}`);
  const session =
    body.demoMode || !who.principal
      ? null
      : await openRealPlay(kernel, game, game.launch_provider, body, { playerId: who.principal.playerId, country });
  const token = session?.token ?? null;
  // The sportsbook's client is loaded by the site's own page.
  const gameUrl = partner
    ? launchUrl(partner, { gameCode: game.launch_code, token, locale: body.locale, lobbyUrl })
    : `${config.publicUrl}/betting`;
  return { gameUrl, token, sessionId: session?.id ?? null };
}

async function openRealPlay(
  { db, clock, config }: Kernel,
  game: GameRow,
  provider: string,
  body: PlayBody,
  { playerId, country }: { playerId: string; country: string | null },
): Promise<OpenedSession> {
  if (!body.accountId) throw AppError.invalid('accountId', 'real play needs an account');
  const [player, account] = await Promise.all([requirePlayer(db, playerId), findAccount(db, { playerId, accountId: body.accountId })]);
  if (player.status === playerStatus.limited) throw new AppError('limitedRealGame', 'a limited player cannot play for real');
  if (!account || account.isHidden) throw AppError.invalid('accountId', 'no such account');
  const now = clock.now();
  const { currency, exponent } = account;
  const restraints = await findRestraints(db, { playerId, currency }, now);
  requireOpenProduct(restraints, productOf(game.identity));
  await requireRoomForStake(db, restraints.limits, 1n, now);
  const countries = [player.country, ...(country ? [country] : [])];
  const bettor = { type: game.type, countries, birthdate: player.birthdate, currency };
  return openGameSession(db, clock, {
    provider,
    gameId: game.id,
    gameIdentity: game.identity,
    playerId,
    accountId: account.id,
    currency,
    exponent,
    locale: body.locale,
    country,
    platform: body.platform,
    nickname: maskNickname(player.nickname),
    maxStake: await highestStake(db, config.stakes, bettor, now),
  });
}
