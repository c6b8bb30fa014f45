import { once } from 'node:events';
import type { Server } from 'node:http';
import { socketPath } from '@verdigale/contract';
import WebSocket from 'ws';
import { createAdmission } from '#kernel';
import { openBareServer } from '#testing/bare-server.ts';
import { createSocketEndpoint, type EndpointOptions, type SocketEndpoint } from './endpoint.ts';

export interface TestEndpoint {
  endpoint: SocketEndpoint;
  server: Server;
  port: number;
  /** A socket of this visitor, which may still be refused. */
  connect(visitor?: string): WebSocket;
  /** Before the test's own clocks go: the endpoint stops them. */
  end(): Promise<void>;
}

/** The socket's endpoint alone, without a database and with the clock at 0, but for what a test gives it. Its visitors say who they are. */
export async function openTestEndpoint(options: Partial<EndpointOptions>): Promise<TestEndpoint> {
  const endpoint = createSocketEndpoint({
    admission: createAdmission({ rateFactor: 1, now: () => 0 }),
    maxConnections: 50,
    visitorOf: ({ headers }) => String(headers['x-visitor']),
    isAllowedOrigin: () => true,
    verify: async () => 'expired',
    now: () => 0,
    db: undefined as never,
    hub: undefined as never,
    volatile: undefined as never,
    log: { error: () => undefined } as never,
    ...options,
  });
  const { server, port, end } = await openBareServer();
  endpoint.attach(server);
  const sockets: WebSocket[] = [];
  return {
    endpoint,
    server,
    port,
    connect(visitor = 'a') {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath}`, { headers: { 'x-visitor': visitor } });
      sockets.push(socket);
      return socket;
    },
    async end() {
      endpoint.close();
      for (const socket of sockets) socket.terminate();
      await end();
    },
  };
}

/** Sends a command, and answers the next message. */
export async function ask(socket: WebSocket, command: object): Promise<unknown> {
  socket.send(JSON.stringify({ id: 1, ...command }));
  return JSON.parse(String((await once(socket, 'message'))[0]));
}
