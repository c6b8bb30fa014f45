import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { systemClock } from '#kernel';
import { signedHttpProvider } from './provider.ts';

let server: Server;
afterEach(() => server.close());

it('a provider whose answer breaks off in the middle is unavailable, as one that does not answer', async () => {
  server = createServer((_request, response) => {
    response.writeHead(201, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"data":', () => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = signedHttpProvider({ url, secret: 'secret' }, systemClock);
  const order = { reference: 'r1', amount: 100n, currency: 'EUR', exponent: 2, method: 'card', fields: {} };
  await expect(provider.createPayout(order)).rejects.toMatchObject({ reason: 'paymentUnavailable' });
});

it('a list whose page leads to itself is an answer that cannot be read, and not one without an end', async () => {
  let asked = 0;
  server = createServer((_request, response) => {
    asked += 1;
    // Lets a caller go who would ask for ever.
    if (asked > 5) return void response.destroy();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: [], next: 'here' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pages = signedHttpProvider({ url, secret: 'secret' }, systemClock).list!('payment', { from: new Date(0), to: new Date() });
  const readAll = async () => {
    for await (const page of pages) expect(page).toEqual([]);
  };
  await expect(readAll()).rejects.toMatchObject({ reason: 'paymentUnavailable' });
  expect(asked).toBe(2);
});
