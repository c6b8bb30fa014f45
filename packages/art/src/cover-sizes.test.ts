import { expect, it } from 'vitest';
import { coverSizes } from './cover-sizes.ts';

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
