import { expect, it } from 'vitest';
import { findRings } from './find-rings.ts';

const ringsIn = (imports: Record<string, string[]>) => findRings(new Map(Object.entries(imports))).map((ring) => ring.toSorted());

it('finds nothing where imports only go down', () => {
  expect(ringsIn({ a: ['b', 'c'], b: ['c'], c: ['node:fs'] })).toEqual([]);
});

it('finds rings of any length, also where they hang together', () => {
  expect(
    ringsIn({ a: ['b'], b: ['c'], c: ['a', 'x'], x: ['y'], y: ['x'], z: ['a'] }).toSorted((one, other) => (one[0]! < other[0]! ? -1 : 1)),
  ).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y'],
  ]);
  expect(ringsIn({ hub: ['a', 'b', 'c'], a: ['hub'], b: ['hub'], c: ['hub'] })).toEqual([['a', 'b', 'c', 'hub']]);
});
