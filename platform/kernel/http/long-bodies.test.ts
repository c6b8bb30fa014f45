import { request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAdmission } from '../admission/admission.ts';
import type { EdgeConfig } from './edge.ts';
import { refuseLongBodies } from './long-bodies.ts';

const trusted = { isTrusted: true, countryHeader: 'cf-ipcountry', ipHeader: 'cf-connecting-ip', defaultCountry: null };
const long = Buffer.alloc(2_000_000, 'x');

let app: FastifyInstance;
let sockets: Socket[];
/** The statuses that the server answered. A client may miss one: the connection ends while it still sends. */
let answered: number[];
let elapsed: number;
beforeEach(() => serve(trusted));
afterEach(() => app.close());

async function serve(edge: EdgeConfig): Promise<void> {
  app = Fastify({ bodyLimit: 4_000_000 });
  elapsed = 0;
  const now = () => elapsed;
  refuseLongBodies(app, { edge, admission: createAdmission({ rateFactor: 1, now }), now });
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/call', async ({ body }) => (Buffer.isBuffer(body) ? body.length : body));
  answered = [];
  app.addHook('onResponse', async (_request, { statusCode }) => void answered.push(statusCode));
  await app.listen({ port: 0, host: '127.0.0.1' });
  sockets = [];
  app.server.on('connection', (socket: Socket) => sockets.push(socket));
}

/** Resolves when the call is over, however it ends, to how much of it the server read. */
async function send(ip: string, body: Buffer | string, type = 'application/json'): Promise<number> {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body), 'cf-connecting-ip': ip };
  const call = request({ port, host: '127.0.0.1', method: 'POST', path: '/call', headers, agent: false });
  const over = new Promise((resolve) => call.on('response', (response) => response.resume()).on('close', resolve));
  call.on('error', () => undefined).end(body);
  await over;
  return sockets.at(-1)!.bytesRead;
}

it('refuses a body that no call takes without reading it, and answers nobody who keeps sending them', async () => {
  for (let n = 0; n < 20; n += 1) expect(await send('192.0.2.1', long)).toBeLessThan(1_000_000);
  expect(answered).toEqual(Array(20).fill(413));
  await send('192.0.2.1', long);
  expect(answered).toHaveLength(20);
  await send('192.0.2.2', long);
  expect(answered).toHaveLength(21);
});

it('takes so many uploads of an address, whoever sends them, and then looks at none', async () => {
  const upload = (ip: string) => send(ip, long, 'multipart/form-data; boundary=b');
  for (let n = 0; n < 100; n += 1) await upload('192.0.2.1');
  expect(answered).toEqual(Array(100).fill(200));
  for (let n = 0; n < 20; n += 1) expect(await upload('192.0.2.1')).toBeLessThan(200_000);
  expect(answered.slice(100)).toEqual(Array(20).fill(429));
  expect(await upload('192.0.2.1')).toBeLessThan(200_000);
  expect(answered).toHaveLength(120);
  await upload('192.0.2.2');
  await send('192.0.2.1', '{"a":1}');
  expect(answered.slice(120)).toEqual([200, 200]);
});

it('takes from the same visitor what is short, and an upload', async () => {
  for (let n = 0; n < 25; n += 1) await send('192.0.2.1', long);
  await send('192.0.2.1', '{"a":1}');
  await send('192.0.2.1', long, 'multipart/form-data; boundary=b');
  expect(answered.slice(-2)).toEqual([200, 200]);
});

it('shuts out for a second whoever keeps sending them from an address of his own', async () => {
  await app.close();
  await serve({ ...trusted, isTrusted: false });
  for (let n = 0; n < 21; n += 1) await send('192.0.2.1', long);
  expect(answered).toHaveLength(20);
  elapsed = 999;
  await send('192.0.2.1', '{"a":1}');
  expect(answered).toHaveLength(20);
  elapsed = 1_000;
  await send('192.0.2.1', '{"a":1}');
  expect(answered.slice(20)).toEqual([200]);
});
