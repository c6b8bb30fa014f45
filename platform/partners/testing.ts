import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPartners } from './index.ts';
import { Variables } from '#config/variables.ts';

export interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
}

/** A partner of a test: keeps what it was asked, and answers each question with this; null is 404. */
export async function openRecorder(answer: (path: string, url: string) => object | null = () => ({})) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url!, headers: request.headers });
    const body = answer(request.url!, url);
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The partners that these variables set up, and what is wrong with them. */
export function read(values: Record<string, string>) {
  const variables = new Variables(values);
  return { partners: readPartners(variables), problems: variables.problems };
}
