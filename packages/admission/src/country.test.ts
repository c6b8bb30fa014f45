import { expect, it } from 'vitest';
import { countryOf, type CountrySource } from './country.ts';

const edge: CountrySource = { isTrusted: true, countryHeader: 'x-country', defaultCountry: 'AT' };

it('[SHELL-24] reads the country from the header of the edge network', () => {
  for (const value of ['de', ' DE ']) expect(countryOf({ 'x-country': value }, edge)).toBe('DE');
});

it.each([undefined, '', 'DEU', '<b>', ['DE', 'FR'], 'XX', 'zz', 'T1'])('[SHELL-24] takes the default for %s', (value) => {
  expect(countryOf({ 'x-country': value }, edge)).toBe('AT');
});

it('[SHELL-24] believes nobody when there is no edge network', () => {
  expect(countryOf({ 'x-country': 'DE' }, { ...edge, isTrusted: false, defaultCountry: null })).toBeNull();
});
