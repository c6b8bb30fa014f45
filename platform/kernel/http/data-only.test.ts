import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { answerDataOnly } from './data-only.ts';

const app = Fastify();
answerDataOnly(app, { but: '/docs' });
app.get('/api/call', async () => ({ data: 1 }));
app.get('/api/fails', async () => Promise.reject(new Error('fails')));
app.get('/api/file', async (_request, reply) => reply.header('content-security-policy', 'sandbox').send('a file'));
app.get('/docs/', async () => 'a page');
afterAll(() => app.close());

const policyOf = async (url: string) => {
  const { headers } = await app.inject(url);
  return [headers['x-content-type-options'], headers['content-security-policy']];
};

it.each(['/api/call', '/api/fails', '/api/unknown'])('%s is nothing that a browser runs, guesses or frames', async (url) => {
  expect(await policyOf(url)).toEqual(['nosniff', "default-src 'none'; frame-ancestors 'none'"]);
});

it('a call may be stricter, and the documentation is a page', async () => {
  expect(await policyOf('/api/file')).toEqual(['nosniff', 'sandbox']);
  expect(await policyOf('/docs/')).toEqual(['nosniff', undefined]);
});
