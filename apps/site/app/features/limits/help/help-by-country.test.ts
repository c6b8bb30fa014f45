import { expect, it } from 'vitest';
import { helpByCountry } from './help-by-country.ts';

const organisation = (country: string | null, name: string) => ({ country, name, url: `https://${name}.test`, phone: null });
const all = [organisation(null, 'world'), organisation('DE', 'near'), organisation('DE', 'too'), organisation('SE', 'far')];
const shown = (country: string | null) => {
  const { near, far } = helpByCountry(all, country);
  return [near.map(({ name }) => name), far.map((group) => [group.country, group.organisations.length])];
};

it('has the own country before everywhere, and other countries apart', () => {
  expect(shown('DE')).toEqual([['near', 'too', 'world'], [['SE', 1]]]);
});

it('has what is everywhere for somebody of a country without any, or of an unknown one', () => {
  const everyCountry = [
    ['DE', 2],
    ['SE', 1],
  ];
  expect(shown('TR')).toEqual([['world'], everyCountry]);
  expect(shown(null)).toEqual([['world'], everyCountry]);
});
