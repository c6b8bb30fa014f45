import { sportsbookIdentity, type CallBody, type CallData } from '@verdigale/contract';
import { AppError, requireOwnAddress, type Caller, type Kernel, type Principal } from '#kernel';
import { gameProvider } from '#partners/game/index.ts';
import { requireRunning } from '#modules/limit';
import { getGame } from '../catalogue/get-game.ts';
import { launchSportsbook } from './launch-sportsbook.ts';
import { openRealPlay } from './open-real-play.ts';
import { playableOf } from '../catalogue/product-of.ts';
import { requireOpenCountryOfPlay } from './require-country.ts';

/**
 * A launch address: real play needs a session, demo needs none. Throws gameUnavailable while nobody serves the game, demoUnavailable,
 * gameRestricted (14308), playStopped (14110), and what `openRealPlay` throws. (W 7, wire 14)
 */
export async function launchGame(
  kernel: Kernel,
  idOrIdentity: string,
  body: CallBody<'game.games.play'>,
  who: { principal: Principal | null; caller: Caller },
): Promise<CallData<'game.games.play'>> {
  if (idOrIdentity === sportsbookIdentity) return launchSportsbook(kernel, body, who);
  const { db, config } = kernel;
  const { isFeatureBuyAllowed } = config.protection;
  const game = await getGame(db, idOrIdentity);
  const { identity, type, launchProvider: provider, launchCode: gameCode } = game;
  const partner = provider ? gameProvider(kernel, provider) : undefined;
  if (!partner || !provider || !gameCode) throw new AppError('gameUnavailable', 'no studio serves this game');
  if (!body.demoMode && !who.principal) throw new AppError('unauthorised', 'real play needs a session');
  if (body.demoMode && !game.isDemoMode) throw new AppError('demoUnavailable', 'this game has no demo');
  const lobbyUrl = requireOwnAddress('lobbyUrl', body.lobbyUrl, config.origins);
  const country = await requireOpenCountryOfPlay(db, who.caller, body.countryCode);
  if (body.demoMode) await requireRunning(db, playableOf({ identity, provider, studio: game.provider.identity }));
  const session =
    body.demoMode || !who.principal
      ? null
      : await openRealPlay(kernel, { id: game.id, identity, type, provider, studio: game.provider.identity }, body, {
          ...who.principal,
          country,
        });
  return {
    gameUrl: partner.launchUrl({ gameCode, token: session?.token ?? null, locale: body.locale, lobbyUrl, isFeatureBuyAllowed }),
    token: session?.token ?? '',
    sessionId: session?.id ?? null,
  };
}
