import { expect, it } from 'vitest';
import { systemsOf } from './systems.ts';

it('offers the systems of so many legs, those with a name first', () => {
  expect(systemsOf(2)).toEqual([]);
  expect(systemsOf(3).map(({ name, key }) => [name, key])).toEqual([
    ['trixie', '2,3'],
    ['patent', '1,2,3'],
    [null, '2'],
  ]);
  expect(systemsOf(4).map(({ key }) => key)).toEqual(['2,3,4', '1,2,3,4', '2', '3']);
});
