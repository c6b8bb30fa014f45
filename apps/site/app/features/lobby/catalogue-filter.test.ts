import { expect, it } from 'vitest';
import { filterQuery, filterSearch, readFilter } from './catalogue-filter.ts';

const read = (text: string) => readFilter(new URLSearchParams(text), 'c1');

it('reads providers and the order from the address, each once', () => {
  expect(read('provider=a&provider[]=b&provider=a&sortBy=name')).toEqual({ collectionId: 'c1', providers: ['a', 'b'], sortBy: 'name' });
  expect(read('sortBy=score')).toMatchObject({ sortBy: 'default', providers: [] });
});

it('writes the same filter back', () => {
  expect(filterSearch(read('provider=a&provider=b&sortBy=name'))).toBe('?provider=a&provider=b&sortBy=name');
  expect(filterSearch(read(''))).toBe('');
});

it('asks the platform for one page of it', () => {
  expect(filterQuery(read('provider=a'), 2)).toEqual({ collectionId: ['c1'], providerId: ['a'], page: 2, perPage: 36 });
  expect(filterQuery(readFilter(new URLSearchParams(), undefined), 1)).toEqual({ page: 1, perPage: 36 });
});
