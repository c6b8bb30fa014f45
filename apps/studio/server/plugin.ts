import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serveBuilt } from '@verdigale/builds/serve';
import { limitVisitors, soonSeconds, takeSignedCalls, TooManyRequests, type Clock, type VisitorLimits } from '@verdigale/stand-in';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import { assetsFolder, type ViewManifest } from '../views.ts';
import { freeRoundsCalls } from './free-rounds-calls.ts';
import { frameCalls } from './frame-calls.ts';
import { liveCalls } from './live/live-calls.ts';
import { createLiveFloor } from './live/live-floor.ts';
import { pages } from './pages.ts';
import { recallCall } from './recall-call.ts';
import { createRoundPlayer } from './round-player.ts';
import { defaultSettings, type StudioSettings } from './settings.ts';
import { createSettlementWorker } from './settlement-worker.ts';
import { StudioError } from './studio-error.ts';
import type { Studio } from './studio.ts';
import { titlesCall } from './titles-call.ts';
import { createWalletClient } from './wallet-client.ts';

export interface StudioContext {
  pool: Pool;
  clock: Clock;
  logger: FastifyBaseLogger;
  /** Where the platform answers partners' calls, without a slash at the end. */
  platformUrl: string;
  /** Origins of the players' site: the only ones that may frame a game. */
  siteOrigins: readonly string[];
  /** What the platform and the studio sign their calls with. */
  secret: string;
  settings: Partial<StudioSettings>;
  /** What one visitor may ask. */
  visitors: VisitorLimits;
  /** What the games' pages are built of; answers once it is built. */
  views: () => Promise<ViewManifest>;
}

/** The studio's web server: launch, game pages, the views' calls, and the worker behind them. */
export const studioPlugin: FastifyPluginAsync<StudioContext> = async (app, context) => {
  const settings = { ...defaultSettings, ...context.settings };
  const { logger, secret, views } = context;
  const stopping = new AbortController();
  const wallet = createWalletClient({
    platformUrl: context.platformUrl,
    providerIdentity: settings.providerIdentity,
    secret,
    timeoutMs: settings.callTimeoutMs,
    clock: context.clock,
    logger,
    stop: stopping.signal,
  });
  const studio: Studio = { pool: context.pool, clock: context.clock, logger, wallet, settings };
  const rounds = createRoundPlayer(studio);
  const worker = createSettlementWorker(studio);
  const floor = createLiveFloor(studio);

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof TooManyRequests) {
      const wait = { code: 'too-fast', retryAfterMs: error.retryAfter * 1000 };
      return reply.code(429).header('retry-after', error.retryAfter).send({ error: wait });
    }
    if (!(error instanceof StudioError)) throw error;
    if (error.status === 503) reply.header('retry-after', soonSeconds);
    return reply.code(error.status).send({ error: { code: error.code, ...error.details } });
  });
  limitVisitors(app, context.visitors);
  await mkdir(assetsFolder, { recursive: true });
  await app.register(serveBuilt, { prefix: '/assets', folder: fileURLToPath(assetsFolder) });
  pages(app, { studio, views, siteOrigins: context.siteOrigins, secret });
  frameCalls(app, studio, rounds);
  liveCalls(app, studio, floor.tables);
  // In a scope of their own: it accepts only the platform's signed requests.
  await app.register(async (scope) => {
    takeSignedCalls(scope, secret, context.clock);
    recallCall(scope, studio, secret);
    freeRoundsCalls(scope, studio);
    titlesCall(scope);
  });

  app.addHook('onReady', async () => {
    // Shared rounds that ended meanwhile are decided by their seeds before anything gives up their bets.
    await floor.start();
    await worker.start();
  });
  // After the last call, or the moment in which what goes on was cut off.
  app.addHook('onClose', async () => {
    stopping.abort();
    await floor.stop();
    await worker.stop();
    await rounds.idle();
  });
};
