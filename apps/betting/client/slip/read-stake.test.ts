import { expect, it } from 'vitest';
import { cleanStake, quickStakes, readStake } from './read-stake.ts';

const euro = { code: 'EUR', exponent: 2, label: 'EUR', isFiat: true };

it.each([
  ['12.345', '12.34'],
  ['1,5', '1.5'],
  ['۱۲٫۵', '12.5'],
  ['٣', '3'],
  ['१२', '12'],
  ['007', '7'],
  ['.5', '0.5'],
  ['1.2.3', '1.23'],
  ['abc', ''],
])('cleans %s to %s', (typed, clean) => expect(cleanStake(typed, euro)).toBe(clean));

it('reads minor units, and nothing where there is no amount', () => {
  expect(['12.5', '3.', '', '0'].map((text) => readStake(text, euro))).toEqual([12_50n, 3_00n, 0n, 0n]);
  expect(cleanStake('12.5', { ...euro, exponent: 0 })).toBe('12');
});

it('offers stakes of one press in the sums of the currency', () => {
  expect(quickStakes(euro)).toEqual(['5', '10', '25']);
  expect(quickStakes({ ...euro, exponent: 0 })).toEqual(['500', '1000', '2500']);
  expect(quickStakes({ ...euro, isFiat: false })).toEqual([]);
});
