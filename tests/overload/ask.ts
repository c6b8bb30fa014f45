import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
  status: number;
  ms: number;
  body: string;
}

export type Ask = (asked: Asked) => Promise<Answer>;

/** A visitor with an address of the loopback network. A connection that is cut off has status 0: the refusal of a long body does that. */
export function visitor(server: URL, localAddress: string, maxSockets = 8): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets, localAddress });
  return ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve) => {
      const began = performance.now();
      const end = (status: number, answer = '') => resolve({ status, ms: performance.now() - began, body: answer });
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const sent = request(
        { host: server.hostname, port: server.port, agent, method, path, headers: { ...headers, ...length } },
        (response) =>
          void text(response).then(
            (answer) => end(response.statusCode ?? 0, answer),
            () => end(response.statusCode ?? 0),
          ),
      );
      sent.on('error', () => end(0));
      sent.end(body);
    });
}

let count = 0;

/** A new player's bearer token. */
export async function register(ask: Ask): Promise<string> {
  count += 1;
  const password = 'three quiet otters';
  const email = `overload-${process.pid}-${count}@mail.test`;
  const form = {
    email,
    password,
    password_confirmation: password,
    country: 'DE',
    currency: 'EUR',
    locale: 'en',
    agreements: 1,
    fingerprint: 'f',
  };
  const headers = { 'content-type': 'application/json' };
  const { status, body } = await ask({ method: 'POST', path: '/api/player/register', headers, body: JSON.stringify(form) });
  if (status !== 200) throw new Error(`no registration: ${status} ${body}`);
  return (JSON.parse(body) as { data: { accessToken: string } }).data.accessToken;
}
