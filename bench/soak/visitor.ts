import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Answer, Asked } from '../../tests/overload/ask.ts';

export type Ask = (asked: Asked) => Promise<Answer>;

/** A browser with an address of the loopback network, whose connections stay open. Status 0: no answer. */
export function browser(server: string, localAddress: string): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress });
  const { hostname, port } = new URL(server);
  return ({ method = 'GET', path, headers = {}, body = '' }) =>
    new Promise((resolve) => {
      const began = performance.now();
      const end = (status: number, answer: string) => resolve({ status, ms: performance.now() - began, body: answer });
      const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
      const sent = request({ hostname, port, agent, method, path, headers: { ...headers, ...length } }, (response) => {
        text(response).then(
          (answer) => end(response.statusCode ?? 0, answer),
          () => end(0, ''),
        );
      });
      sent.on('error', () => end(0, ''));
      sent.end(body);
    });
}
