import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SessionPort } from './session-port.ts';

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What the server answers: a status and a body, or nothing at all ('silence'), or a broken connection ('hang-up'). */
export type Reply = { status?: number; body?: unknown; text?: string } | 'silence' | 'hang-up';

/** A real HTTP server on a free port that answers what `reply` returns and remembers what it received. */
export async function startServer(reply: (request: Received) => Reply | Promise<Reply>) {
  const received: Received[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request;
    const seen = { method, url, headers, body: await text(request) };
    received.push(seen);
    const given = await reply(seen);
    if (given === 'hang-up') request.socket.destroy();
    if (typeof given === 'string') return;
    response.writeHead(given.status ?? 200, { 'content-type': 'application/json' });
    response.end(given.text ?? JSON.stringify(given.body ?? { data: null }));
  };
  const server = createServer((request, response) => void answer(request, response));
  await listening(server);
  return {
    baseUrl: `http://127.0.0.1:${portOf(server)}`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export async function listening(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** A token of the platform's shape that ends so many seconds after `now`. Unsigned: no client verifies. */
export function tokenEnding(inSeconds: number, now: number, jti = 'a'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ exp: now / 1000 + inSeconds, jti, name: 'Ünïcode?>' })}.`;
}

/** Local storage, as all tabs see it. */
export function memoryStorage(): SessionPort['lock'] & { readonly writes: string[] } {
  const items = new Map<string, string>();
  const writes: string[] = [];
  return {
    writes,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      writes.push(`${key}=${value}`);
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
  };
}

/** The cookie that the tabs of one browser share, and one tab's session over it. */
export function browserTab(cookie: { token: string | null }, lock: SessionPort['lock']): SessionPort & { ended: number } {
  return {
    ended: 0,
    lock,
    getToken: () => cookie.token,
    saveToken: (token) => void (cookie.token = token),
    onSessionEnded() {
      cookie.token = null;
      this.ended += 1;
    },
  };
}
