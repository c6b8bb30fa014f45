import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { assetsFolder, ensureBuilt } from '../build.ts';
import type { StandInContext } from '../../sandbox/stand-in.ts';
import { liveGames } from '../games/live-games.ts';
import { frameCalls } from './frame-calls.ts';
import { liveCalls } from './live/live-calls.ts';
import { createLiveTable } from './live/live-table.ts';
import { pages } from './pages.ts';
import { recallCall } from './recall-call.ts';
import { createRoundPlayer } from './round-player.ts';
import { defaultSettings } from './settings.ts';
import { createSettlementWorker } from './settlement-worker.ts';
import { StudioError } from './studio-error.ts';
import type { Studio } from './studio.ts';
import { createWalletClient } from './wallet-client.ts';

/** The stand-in studio's web server: launch, game pages, the views' calls, and the worker behind them. */
export const studioPlugin: FastifyPluginAsync<StandInContext> = async (app, context) => {
  const settings = { ...defaultSettings, ...context.settings.studio };
  const logger = context.logger.child({ standIn: 'studio' });
  const stopping = new AbortController();
  const wallet = createWalletClient({
    platformUrl: context.platformUrl,
    providerIdentity: settings.providerIdentity,
    secret: context.secrets.studio,
    timeoutMs: settings.callTimeoutMs,
    clock: context.clock,
    logger,
    stop: stopping.signal,
  });
  const studio: Studio = { pool: context.pool, clock: context.clock, logger, wallet, settings };
  const rounds = createRoundPlayer(studio);
  const worker = createSettlementWorker(studio);
  const tables = new Map(liveGames.map((game) => [game.identity, createLiveTable(studio, game)]));
  const manifest = await ensureBuilt();

  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof StudioError)) throw error;
    return reply.code(error.status).send({ error: { code: error.code, ...error.details } });
  });
  await app.register(fastifyStatic, {
    root: assetsFolder,
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  });
  pages(app, { studio, manifest, siteOrigins: context.siteOrigins, prefix: app.prefix });
  frameCalls(app, studio, rounds);
  liveCalls(app, studio, tables);
  // In a scope of its own: only the platform's signed questions come here.
  await app.register(async (scope) => recallCall(scope, studio, context.secrets.studio));

  app.addHook('onReady', async () => {
    // Shared rounds that ended meanwhile are decided by their seeds before anything gives up their bets.
    for (const table of tables.values()) await table.start();
    await worker.start();
  });
  app.addHook('preClose', async () => stopping.abort());
  app.addHook('onClose', async () => {
    for (const table of tables.values()) await table.stop();
    await worker.stop();
    await rounds.idle();
  });
};
