import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAdmission } from '../../platform/kernel/index.ts';
import { readEnvironment } from './env.ts';
import { siteDoors } from './site-doors.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  app.get('/api/:name', async ({ raw, url }, reply) => reply.code(203).send({ from: raw.socket.remoteAddress, url }));
});
afterEach(() => app.close());

function doors(variables: Record<string, string> = {}) {
  const kernel = { admission: createAdmission({ rateFactor: 1, now: () => 0 }) };
  return siteDoors(app, { kernel } as never, readEnvironment(variables));
}
const visit = (remoteAddress: string) => ({ raw: { headers: {}, socket: { remoteAddress } } }) as unknown as FastifyRequest;

it('pages ask the platform without a connection, under an address that no visitor has', async () => {
  const answer = await doors().ask!('https://site.test/api/games?page=1', { headers: { accept: 'application/json' } });
  expect([answer.status, await answer.json()]).toEqual([203, { from: 'inside', url: '/api/games?page=1' }]);
});

it('what they send arrives: the link of a mail confirms its address by a page', async () => {
  app.post('/api/echo', ({ headers, body }) => ({ type: headers['content-type'], body }));
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"code":"1"}' };
  expect(await (await doors().ask!('https://site.test/api/echo', init)).json()).toEqual({ type: 'application/json', body: { code: '1' } });
});

it('they wait for an answer as long as they want to', async () => {
  app.get('/never', () => new Promise(() => undefined));
  await expect(doors().ask!('http://site.test/never', { signal: AbortSignal.timeout(1) })).rejects.toThrow('timeout');
});

it('a process without calls asks over the network', () => {
  expect(doors({ ROLES: 'web' }).ask).toBeUndefined();
});

it('pages count for the visitor who asks for them: some at once, some in turns, and no more', async () => {
  const { admit } = doors();
  const turns = Array.from({ length: 84 }, () => admit!('pages', visit('192.0.2.1')));
  expect(turns.slice(0, 20)).toEqual(Array(20).fill(0));
  for (const turn of turns.slice(20, 80)) expect(turn).toBeInstanceOf(Promise);
  expect(turns.slice(80)).toEqual([7, 7, 7, 7]);
  expect(admit!('pages', visit('192.0.2.2'))).toBe(0);
  expect(await turns[20]).toBe(0);
});

it('so do renders, which are fewer', () => {
  const { admit } = doors();
  expect(Array.from({ length: 37 }, () => admit!('renders', visit('192.0.2.1'))).at(-1)).toBe(7);
});
