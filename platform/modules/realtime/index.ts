import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { addressOf, visitorOf, type Kernel } from '#kernel';
import { endSessionHere } from '#modules/player';
import { createEventChanges } from '#modules/sportsbook';
import { createSocketEndpoint } from './endpoint.ts';
import { appendPublication, prunePublications } from './history.sql.ts';
import { createHub } from './hub.ts';
import type { VerifyToken } from './connection.ts';
import { publishFacts } from './publish-facts.ts';
import { createVolatileHub } from './volatile-hub.ts';

/** How long a client may be away and still recover what it missed. */
const recoveryWindowMs = 15 * 60_000;
/** No client can subscribe to it. */
const closedSessionsChannel = 'internal:closed-sessions';

export interface Realtime {
  attach(server: Server): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The socket and what feeds it: publications come from the outbox, never from a handler. (RT) */
export function createRealtime(kernel: Kernel, verify: VerifyToken): Realtime {
  const { db, log, clock, config, events, jobs, admission } = kernel;
  const hub = createHub(db, log);
  const volatile = createVolatileHub(kernel, createEventChanges(kernel));
  publishFacts(kernel, hub);
  // Every process that serves sockets learns of it through the same stream that carries publications.
  events.on<{ sessionId: string }>('player.session.closed', async (tx, { payload }) => {
    tx.write(appendPublication({ channel: closedSessionsChannel, data: JSON.stringify(payload.sessionId), epoch: randomUUID() }));
    tx.afterCommit(hub.announce);
  });
  hub.join(closedSessionsChannel, (_channel, _offset, _frame, data) => {
    const sessionId = JSON.parse(data) as string;
    // First, so that a socket which is just connecting with this session's token is refused.
    endSessionHere(kernel, sessionId);
    endpoint.endSession(sessionId);
  });
  jobs.define('realtime.prune', async () => {
    await db.run(prunePublications(new Date(clock.now().getTime() - recoveryWindowMs)));
  });
  jobs.schedule('realtime.prune', '*/5 * * * *');

  const endpoint = createSocketEndpoint({
    db,
    hub,
    volatile,
    log,
    verify,
    now: () => clock.now().getTime(),
    isAllowedOrigin: (origin) => config.origins.includes(origin),
    admission,
    maxConnections: 50 * config.rateFactor,
    visitorOf: (request) => visitorOf(addressOf(request, config.edge)),
  });

  return {
    attach: endpoint.attach,
    async start() {
      await Promise.all([hub.start(), volatile.start()]);
    },
    async stop() {
      endpoint.close();
      await Promise.all([hub.stop(), volatile.stop()]);
    },
  };
}
