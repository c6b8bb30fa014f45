import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { createAdmission } from '../admission/admission.ts';
import { useApiDialect } from './api.ts';

const app = Fastify();
useApiDialect(app, {
  edge: { isTrusted: false, countryHeader: 'cf-ipcountry', ipHeader: 'cf-connecting-ip', defaultCountry: null },
  admission: createAdmission({ rateFactor: 1, now: () => 0 }),
  authenticate: async () => null,
});
app.get('/api/echo', async ({ query }) => query);
afterAll(() => app.close());

it.each([
  ['?query=who?', { query: 'who?' }],
  ['?a=1?b=2&c=https://site.test/x?y=3', { a: '1?b=2', c: 'https://site.test/x?y=3' }],
  ['', {}],
])('reads the whole of the query %j: a question mark may stand in it as it is', async (query, read) => {
  expect((await app.inject(`/api/echo${query}`)).json()).toEqual(read);
});
