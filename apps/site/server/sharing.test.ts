import { expect, it } from 'vitest';
import { sharingOf } from './sharing.ts';

const edge = { isTrusted: false, countryHeader: 'x-country', defaultCountry: null };

it.each([
  [Number.POSITIVE_INFINITY, 's-maxage=10, stale-while-revalidate=50'],
  [60_500, 's-maxage=10, stale-while-revalidate=50'],
  [32_900, 's-maxage=10, stale-while-revalidate=22'],
  [4_000, 's-maxage=4, stale-while-revalidate=0'],
  [900, 's-maxage=0, stale-while-revalidate=0'],
  [-5_000, 's-maxage=0, stale-while-revalidate=0'],
])('a page that is true for %s ms more is kept by an edge with %s', (msLeft, words) => {
  for (const isData of [false, true]) expect(sharingOf({}, isData, edge, msLeft)['cache-control']).toBe(`public, max-age=0, ${words}`);
});
