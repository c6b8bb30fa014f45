import { expect, it } from 'vitest';
import type { PlatformReader } from '../../app/site-context.ts';
import { addressesOf, type SiteFacts } from './list-addresses.ts';

/** As many studios and games as there are on three pages of the platform. */
const count = 250;

function read(_name: string, { query }: { query: { page?: number; perPage: number } }): unknown {
  const { page = 1, perPage } = query;
  const all = Array.from({ length: count }, (_, at) => ({ identity: `n${at + 1}` }));
  return Promise.resolve({
    data: all.slice((page - 1) * perPage, page * perPage),
    meta: { page, perPage, totalRows: count, totalPages: Math.ceil(count / perPage) },
  });
}

it.each(['studios', 'games'] as const)('names all %s, however many pages of them there are', async (kind) => {
  const addresses = await addressesOf[kind]({ platform: { read } as unknown as PlatformReader } as SiteFacts);
  expect(addresses).toHaveLength(count);
  expect(addresses.at(-1)).toMatch(/\/n250$/);
});
