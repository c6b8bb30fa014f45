import { expect, it } from 'vitest';
import { offerShares } from './offer-shares.ts';
import { sampleTerms } from './testing.ts';

it('lists what counts from most to nothing, excluded games once and last', () => {
  const contribution = { default: 1000, types: { table: 100, live: 0 }, providers: {}, games: { 'red-or-black': 500, dice: 100 } };
  const shares = offerShares({ ...sampleTerms, contribution, excludedGames: ['dice'] });
  expect(shares.default).toBe(1000);
  expect(shares.others.map(({ of, name, share }) => `${of} ${name} ${share}`)).toEqual([
    'games red-or-black 500',
    'types table 100',
    'types live 0',
    'games dice 0',
  ]);
});
