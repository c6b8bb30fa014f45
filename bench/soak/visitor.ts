import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Answer, Asked } from '../../tests/overload/ask.ts';

export type Ask = (asked: Asked) => Promise<Answer & { location?: string }>;

/** A browser with an address of the loopback network, whose connections stay open. Status 0: no answer. */
export function browser(server: string, localAddress: string): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress });
  const { hostname, port } = new URL(server);
  return ({ method = 'GET', path, headers = {}, body = '' }) =>
    new Promise((resolve) => {
      const began = performance.now();
      const end = (status: number, answer: string, location?: string) =>
        resolve({ status, ms: performance.now() - began, body: answer, location });
      const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
      const sent = request({ hostname, port, agent, method, path, headers: { ...headers, ...length } }, (response) => {
        const { statusCode = 0, headers: answered } = response;
        text(response).then(
          (answer) => end(statusCode, answer, answered.location),
          () => end(0, ''),
        );
      });
      sent.on('error', () => end(0, ''));
      sent.end(body);
    });
}
