import { expect, it } from 'vitest';
import { findByName } from './find-by-name.ts';

const find = (typed: string, limit = 9) => findByName(['Table games', 'Notable', 'Café Noir', 'Gilt & Ink'], (name) => name, typed, limit);

it('puts words that begin with it first', () => {
  expect(find('tab')).toEqual(['Table games', 'Notable']);
  expect(find('ink')).toEqual(['Gilt & Ink']);
});

it('does not mind case, accents and spaces around', () => {
  expect(find(' CAFE ')).toEqual(['Café Noir']);
});

it('finds nothing for nothing, and no more than asked', () => {
  expect(find('  ')).toEqual([]);
  expect(find('a', 1)).toEqual(['Table games']);
});
