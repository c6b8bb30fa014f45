import { expect, it } from 'vitest';
import type { CoverSeed } from './seed.ts';
import { coverImages, coverSizes, coverUrl, coverVersion } from './urls.ts';

const seed: CoverSeed = { identity: 'copper-canyon', provider: 'verdigale-studio', category: 'slots', tags: ['canyon'] };

it('makes covers in the widths of tiles and the sizes of the wire, up to three times as dense', () => {
  expect(coverSizes.get('360')).toEqual({ width: 360, height: 480 });
  expect([...coverSizes.keys()]).toEqual([
    '120',
    '180',
    '240',
    '360',
    '540',
    '200x200',
    '400x400',
    '600x600',
    '200x300',
    '400x600',
    '600x900',
  ]);
  for (const { width, height } of coverSizes.values()) expect([width, height].every(Number.isInteger)).toBe(true);
});

it('names images on the wire by size and density, each at an address that is served', () => {
  const images = coverImages(seed);
  expect(Object.keys(images)).toEqual(['200x200', '200x300']);
  expect(images['200x300']?.['2x']).toBe(coverUrl(seed, '400x600'));
  for (const address of Object.values(images).flatMap((size) => Object.values(size))) {
    const [, name] = /^\/img\/games\/copper-canyon\/(.+)\.avif\?v=\w{8}$/.exec(address) ?? [];
    expect(coverSizes.has(name ?? '')).toBe(true);
  }
});

it('changes the address with whatever changes the picture', () => {
  const versions = [seed, { ...seed, tags: ['moon'] }, { ...seed, provider: 'northlathe' }, { ...seed, category: 'live' as const }].map(
    coverVersion,
  );
  expect(new Set(versions).size).toBe(versions.length);
  expect(coverVersion({ ...seed, tags: [...seed.tags] })).toBe(coverVersion(seed));
});
