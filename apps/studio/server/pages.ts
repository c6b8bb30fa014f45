import { DatabaseUnavailable } from '@verdigale/migrate';
import { createNonce, sendPage, soonSeconds, showTesterPage } from '@verdigale/stand-in';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ViewManifest } from '../views.ts';
import { toDecimal } from '../engine/rational.ts';
import { modelOf, type Game } from '../games/game.ts';
import { findGame, games } from '../games/index.ts';
import { volatilityOf } from '../games/volatility.ts';
import type { Entry, PageConfig } from '../wire.ts';
import { enterSession } from './enter-session.ts';
import { framePage, messagePage } from './frame-page.ts';
import { gamesPage } from './games-page.ts';
import { readLaunchRequest, readLocale } from './launch-request.ts';
import { launchSession } from './launch-session.ts';
import { percentText } from './percent-text.ts';
import { isReplayAllowed } from './replay-address.ts';
import { replayRound } from './replay-round.ts';
import { findSession, type Session } from './session.sql.ts';
import type { Studio } from './studio.ts';
import { gameTexts, languageOf, studioTexts } from './texts.ts';
import { verifyPage } from './verify-page.ts';

/** For what a person sees: where the database cannot work, this instead of a failure. */
const lateIs =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof DatabaseUnavailable) return instead;
    throw error;
  };

interface PageOptions {
  studio: Studio;
  views: () => Promise<ViewManifest>;
  siteOrigins: readonly string[];
  /** What replays are signed with. */
  secret: string;
}

/** The launch address of the wallet protocol, and the address that its page takes: what a browser keeps has no token, and loads again. */
export function pages(app: FastifyInstance, { studio, views, siteOrigins, secret }: PageOptions): void {
  const sendMessage = (reply: FastifyReply, status: number, key: string, locale: string, lobbyUrl: string | null): FastifyReply => {
    const nonce = createNonce();
    const page = { texts: studioTexts(locale), language: languageOf(locale), nonce, key, lobbyUrl };
    return sendPage(reply, { html: messagePage(page), nonce, frameAncestors: siteOrigins, status });
  };

  const sendUnreachable = (reply: FastifyReply, locale: string, lobbyUrl: string | null): FastifyReply =>
    sendMessage(reply.header('retry-after', soonSeconds), 503, 'launch.unreachable', locale, lobbyUrl);

  /** The page of a session's game; that of a launch has its entry, and takes an address without the token at once. */
  const sendGame = async (
    reply: FastifyReply,
    session: Session,
    launched?: { address: string; entry: Entry | null },
  ): Promise<FastifyReply> => {
    const game = findGame(session.game);
    const files = game && (await views()).games[modelOf(game)];
    if (!game || !files) return sendMessage(reply, 404, 'launch.unknownSession', 'en', null);
    const nonce = createNonce();
    const config = { ...pageConfig(game, session), entry: launched?.entry ?? null };
    const html = framePage({ config, files, language: languageOf(session.locale), nonce, address: launched?.address });
    return sendPage(reply, { html, nonce, frameAncestors: siteOrigins });
  };

  app.get<{ Querystring: Record<string, unknown> }>('/launch', async (request, reply) => {
    const launch = readLaunchRequest(request.query, request.headers.referer, siteOrigins);
    const locale = readLocale(typeof request.query.locale === 'string' ? request.query.locale : null);
    const wait = request.takeFrom('launches');
    if (wait > 0) return sendMessage(reply.header('retry-after', wait), 429, 'launch.unreachable', locale, launch?.lobbyUrl ?? null);
    if (!launch) return sendMessage(reply, 404, 'launch.unknownGame', locale, null);
    const result = await launchSession(studio, launch).catch(lateIs({ kind: 'unreachable' } as const));
    if (result.kind === 'expired') return sendMessage(reply, 401, 'launch.expired', locale, launch.lobbyUrl);
    if (result.kind === 'unreachable') return sendUnreachable(reply, locale, launch.lobbyUrl);
    const { session } = result;
    // Where it cannot be had the page asks itself, and tells the player why.
    const entry = await enterSession(studio, launch.game, session).catch(() => null);
    return sendGame(reply, session, { address: `/play/${session.id}`, entry });
  });

  app.get<{ Params: { session: string } }>('/play/:session', async (request, reply) => {
    const session = await findSession(studio.pool, request.params.session).catch(lateIs('unreachable' as const));
    if (session === 'unreachable') return sendUnreachable(reply, 'en', null);
    return session ? sendGame(reply, session) : sendMessage(reply, 404, 'launch.unknownSession', 'en', null);
  });

  app.get<{ Params: { round: string }; Querystring: Record<string, string | string[] | undefined> }>(
    '/replay/:round',
    async (request, reply) => {
      const text = (name: string): string => String(request.query[name] ?? '');
      const locale = readLocale(text('locale'));
      const asked = { roundId: request.params.round, locale, until: text('until'), proof: text('proof') };
      const isAllowed = isReplayAllowed(secret, asked, studio.clock.now());
      const replay = isAllowed ? await replayRound(studio, asked.roundId) : null;
      const files = replay && (await views()).games[modelOf(replay.game)];
      if (!replay || !files) return sendMessage(reply, 404, 'launch.unknownSession', locale, null);
      const nonce = createNonce();
      const { currency, exponent } = replay.round;
      const shown = { id: '', mode: 'real' as const, currency, exponent, locale, lobbyUrl: null, parentOrigin: siteOrigins[0] as string };
      const config = { ...pageConfig(replay.game, shown), entry: null, replay: replay.view };
      const html = framePage({ config, files, language: languageOf(locale), nonce });
      return sendPage(reply, { html, nonce, frameAncestors: siteOrigins });
    },
  );

  app.get('/verify', async (_request, reply) => {
    const { verify } = await views();
    const nonce = createNonce();
    return sendPage(reply, {
      html: verifyPage({ script: `/assets/${verify}`, nonce }),
      nonce,
      frameAncestors: siteOrigins,
    });
  });

  app.get('/', async (_request, reply) => {
    const built = await views();
    return showTesterPage(reply, gamesPage(games.filter((game) => modelOf(game) in built.games)));
  });
}

type Shown = Pick<Session, 'id' | 'mode' | 'exponent' | 'locale' | 'lobbyUrl' | 'parentOrigin'> & { currency?: string | null };

function pageConfig(game: Game, session: Shown): Omit<PageConfig, 'entry'> {
  return {
    sessionId: session.id,
    game: game.identity,
    gameName: game.name,
    mode: session.mode,
    currency: session.currency ?? null,
    exponent: session.exponent,
    locale: session.locale,
    lobbyUrl: session.lobbyUrl,
    parentOrigin: session.parentOrigin,
    facts: {
      rtpPercent: percentText(game.facts.rtp),
      highestRtpPercent: game.facts.highestRtp ? percentText(game.facts.highestRtp) : null,
      boughtRtpPercent: game.bought ? percentText(game.bought.rtp) : null,
      volatility: volatilityOf(game),
      maxWin: toDecimal(game.facts.maxWin, 2),
    },
    texts: gameTexts(game.identity, session.locale),
  };
}
