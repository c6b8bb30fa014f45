import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findLiveGame } from '../../games/index.ts';
import type { LiveGame } from '../../games/live-game.ts';
import type { LiveFairnessView } from '../../wire-live.ts';
import { StudioError } from '../studio-error.ts';
import type { Studio } from '../studio.ts';
import type { LiveTable } from './live-table.ts';
import { viewLiveFairness } from './view-live-fairness.ts';

type LiveRequest = FastifyRequest<{ Params: { game: string } }>;

/** A reader who takes this much less than is sent is cut off, and comes back to the present state. */
const longestBacklog = 256 * 1024;
const heartbeatMs = 15_000;

/** What everybody may read of the shared rounds: the live feed (server-sent events), and the revealed seeds. */
export function liveCalls(app: FastifyInstance, studio: Studio, tables: ReadonlyMap<string, LiveTable>): void {
  const gameOf = (request: LiveRequest): LiveGame => {
    const game = findLiveGame(request.params.game);
    if (!game) throw new StudioError('session-unknown');
    return game;
  };

  const streams = new Set<ServerResponse>();
  // These streams never end by themselves. A viewer whose connection closes reconnects, to whichever process answers next.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end(() => stream.destroy());
  });

  app.get('/api/live/:game', { config: { door: 'streams' } }, (request: LiveRequest, reply) => {
    const table = tables.get(gameOf(request).identity);
    if (!table) throw new StudioError('session-unknown');
    reply.hijack();
    const { raw } = reply;
    reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    for (const [name, value] of Object.entries(reply.getHeaders())) raw.setHeader(name, value as string);
    raw.write('retry: 1000\n\n');
    const unwatch = table.watch((frame) => {
      if (raw.writableLength > longestBacklog) raw.destroy();
      else raw.write(frame);
    });
    streams.add(raw);
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
    raw.on('close', () => {
      clearInterval(heartbeat);
      streams.delete(raw);
      unwatch();
    });
  });

  app.get('/api/live/:game/rounds', (request: LiveRequest): Promise<LiveFairnessView> => viewLiveFairness(studio, gameOf(request)));
}
