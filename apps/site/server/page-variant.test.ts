import { describe, expect, it } from 'vitest';
import { readVariant, withoutUnknown } from './page-variant.ts';

const content = {
  collection: () => ({ gameTags: { gameTagsList: [{ identity: 'new', label: 'New' }] } }),
  files: {},
};
function read(address: string, totalRows = 2) {
  const url = new URL(address, 'https://site.test');
  const platform = { read: async () => ({ data: [{ identity: 'a' }, { identity: 'b' }], meta: { totalRows } }) };
  return readVariant(url.pathname, url.searchParams, { content, platform: platform as never });
}

describe('the variants of a page', () => {
  it('are the filters of a catalogue, in one spelling', async () => {
    const { search, unknown } = await read(
      '/categories/slots?sign-in=true&provider[]=b&provider=a&provider=a&label=new&stag=x&sortBy=name',
    );
    expect([search, unknown]).toEqual(['?provider=a&provider=b&label=new&sortBy=name', []]);
    expect((await read('/pt-br/categories/all?platform=1&sortOrder=desc')).search).toBe('?platform=1&sortOrder=desc');
    expect((await read('/categories/all?platform=7&sortBy=rand-3&sortOrder=up')).search).toBe('');
  });

  it('are none on any other page', async () => {
    for (const path of ['/main', '/', '/games/a', '/categories', '/de/providers'])
      expect((await read(`${path}?provider=a`)).search).toBe('');
  });

  it('are the results of a tournament, whichever are asked for', async () => {
    expect((await read('/tournaments/spring?finished=true&sign-in=true')).search).toBe('?finished=true');
    expect((await read('/fa/tournaments/spring?finished=some-id')).search).toBe('?finished=true');
    expect((await read('/tournaments/spring?sign-in=true')).search).toBe('');
    expect((await read('/tournaments?finished=true')).search).toBe('');
  });

  it('name only what there is', async () => {
    const address = '/categories/all?provider=random-17&provider=a&label=x&label=new&sign-in=true';
    const { search, unknown } = await read(address);
    expect(search).toBe('?provider=a&label=new');
    expect(withoutUnknown(new URL(address, 'https://site.test'), unknown)).toBe('/categories/all?provider=a&label=new&sign-in=true');
  });

  it('may name a studio that is not among those of the first page', async () => {
    expect(await read('/categories/all?provider=z', 300)).toEqual({ search: '?provider=z', unknown: [] });
  });
});
