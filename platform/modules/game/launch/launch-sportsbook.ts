import { sportsbookIdentity, type CallBody, type CallData } from '@verdigale/contract';
import { AppError, type Caller, type Kernel, type Principal } from '#kernel';
import { launchOf } from '../catalogue/game.sql.ts';
import { openRealPlay } from './open-real-play.ts';
import { requireOpenCountryOfPlay } from './require-country.ts';

/**
 * The token with which the sportsbook's client plays; its page is the site's own. Guests watch without one. Throws gameUnavailable where
 * the brand has no sportsbook, demoUnavailable, and what real play of any game throws. (wire 11.5)
 */
export async function launchSportsbook(
  kernel: Kernel,
  body: CallBody<'game.games.play'>,
  { principal, caller }: { principal: Principal | null; caller: Caller },
): Promise<CallData<'game.games.play'>> {
  const { db, config } = kernel;
  if (!config.play.hasSportsbook) throw new AppError('gameUnavailable', 'this brand has no sportsbook');
  if (body.demoMode) throw new AppError('demoUnavailable', 'bets are placed for money');
  const country = await requireOpenCountryOfPlay(db, caller, body.countryCode);
  const gameUrl = `${config.publicUrl}/betting`;
  if (!principal) return { gameUrl, token: '', sessionId: null };
  const { id, provider } = await db.one(launchOf(sportsbookIdentity));
  if (!provider) throw new AppError('gameUnavailable', 'nobody serves the sportsbook');
  const game = { id, identity: sportsbookIdentity, type: 'sportsbook', provider, studio: provider };
  const session = await openRealPlay(kernel, game, body, { ...principal, country });
  return { gameUrl, token: session.token, sessionId: session.id };
}
