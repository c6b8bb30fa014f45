import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/**
 * open: passes everything. down: closes the connection. silent: never answers. lost: the request is done, its answer is dropped.
 * rubbish: answers some page. failing: answers 500.
 */
export type GateMode = 'open' | 'down' | 'lost' | 'silent' | 'rubbish' | 'failing';

export interface Gate {
  url: string;
  /** One for all, or a choice for each request. */
  mode: GateMode | (() => GateMode);
  close(): Promise<void>;
}

/** A proxy between a caller and the server it calls, so that every adapter is tested with the same failures. */
export async function openGate(target: string): Promise<Gate> {
  const server = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gate: Gate = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: 'open',
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const mode = typeof gate.mode === 'function' ? gate.mode() : gate.mode;
    if (mode === 'down') return void response.destroy();
    if (mode === 'silent') return;
    if (mode === 'rubbish') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Soon back</h1>');
    if (mode === 'failing') return void response.writeHead(500).end();
    const answer = await forward(target, request);
    // Only requests that change something lose their answer, not reads.
    if (mode === 'lost' && request.method !== 'GET') return void response.destroy();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }
  return gate;
}

async function forward(target: string, request: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
  const method = request.method ?? 'GET';
  return fetch(`${target}${request.url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(method === 'GET' ? {} : { body: Buffer.concat(chunks) }),
  });
}
