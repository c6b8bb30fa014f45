import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { socketPath } from '@verdigale/contract';
import { WebSocketServer } from 'ws';
import { Connection, pingSeconds, type ConnectionContext } from './connection.ts';
import { disconnects } from './protocol.ts';

const maxFrameBytes = 64 * 1024;
/** Pings are spread over the interval, a slice at a time. */
const slices = pingSeconds;
/** How long a client has to close its side when the server stops. */
const goodbyeMs = 1_000;

export interface SocketEndpoint {
  /** Serves the socket path of this HTTP server. */
  attach(server: Server): void;
  /** Ends every connection of a session, so that it cannot come back with its token. */
  endSession(sessionId: string): void;
  size(): number;
  close(): void;
}

export interface EndpointOptions extends Omit<ConnectionContext, 'visitor'> {
  /** Pages of other origins are refused, whatever host they asked for: a name may lead here. Who sends no origin is no browser. */
  isAllowedOrigin(origin: string): boolean;
  /** How many sockets a visitor may hold open. */
  maxConnections: number;
  visitorOf(request: IncomingMessage): string;
}

export function createSocketEndpoint(options: EndpointOptions): SocketEndpoint {
  const wss = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes, perMessageDeflate: false });
  /**
   * Each with its own slice. If the slice followed from its place in a list, it would miss its turn when one before it closes, and the client gives
   * up ten seconds later.
   */
  const connections = new Map<Connection, number>();
  const perVisitor = new Map<string, number>();
  let opened = 0;
  let slice = 0;
  const timer = setInterval(() => {
    slice = (slice + 1) % slices;
    for (const [connection, own] of connections) if (own === slice) connection.beat();
  }, 1_000).unref();

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { origin } = request.headers;
    if (origin !== undefined && !options.isAllowedOrigin(origin)) return refuse(socket, '403 Forbidden');
    const visitor = options.visitorOf(request);
    const wait = options.admission.tryTake('sockets', visitor);
    if (wait > 0) return refuse(socket, `429 Too Many Requests\r\nretry-after: ${wait}`);
    wss.handleUpgrade(request, socket, head, (client) => {
      const connection = new Connection(client, { ...options, visitor });
      connections.set(connection, opened % slices);
      opened += 1;
      perVisitor.set(visitor, (perVisitor.get(visitor) ?? 0) + 1);
      client.on('close', () => {
        connections.delete(connection);
        const left = (perVisitor.get(visitor) ?? 1) - 1;
        if (left > 0) perVisitor.set(visitor, left);
        else perVisitor.delete(visitor);
      });
      if (perVisitor.get(visitor)! > options.maxConnections) connection.disconnect(disconnects.connectionLimit);
    });
  }

  return {
    attach(server) {
      // An option of Node's that its types do not have here. What else is offered, as HTTP/2 by Java's client over http://, is passed over. (RFC 9110, 7.8)
      Object.assign(server, { shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket' });
      server.on('upgrade', (request, socket, head) => {
        if (request.url?.split('?', 1)[0] === socketPath) upgrade(request, socket, head);
        // In development another listener serves the page's own socket.
        else if (server.listenerCount('upgrade') === 1) refuse(socket, '404 Not Found');
      });
    },
    endSession(sessionId) {
      for (const connection of connections.keys()) {
        if (connection.principal?.sessionId === sessionId) connection.disconnect(disconnects.invalidToken);
      }
    },
    size: () => connections.size,
    close() {
      clearInterval(timer);
      for (const connection of connections.keys()) connection.disconnect(disconnects.shutdown);
      wss.close();
      // A client that is gone never answers the close frame.
      setTimeout(() => wss.clients.forEach((client) => client.terminate()), goodbyeMs).unref();
    },
  };
}

/** Closes both directions: a client that keeps its side open would hold the connection for good. */
function refuse(socket: Duplex, status: string): void {
  // Node has taken its own listener away: without one, a client that breaks off ends the process.
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy());
}
