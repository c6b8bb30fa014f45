import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPartners } from './index.ts';
import { Variables } from '#config/variables.ts';

export interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
}

/** A partner of a test: keeps what it was asked, and answers each question with this. */
export async function openRecorder(answer: (path: string, url: string) => object = () => ({})) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url!, headers: request.headers });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer(request.url!, url)));
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
