import { describe, expect, it } from 'vitest';
import { parsePrice } from '@verdigale/betting';
import { contributionOf, isExcluded } from './contribution-of.ts';
import type { Terms } from './terms.ts';
import { termsWith } from './testing.ts';

const game = { identity: 'copper-canyon', type: 'slots', provider: 'verdigale' };
const shares = { default: 1000, types: {}, providers: {}, games: {} };

describe('what of a stake counts', () => {
  it('is the share of the game, else of its studio, else of its type, else the default', () => {
    const all: Terms['contribution'] = { default: 1, types: { slots: 2 }, providers: { verdigale: 3 }, games: { 'copper-canyon': 4 } };
    const count = (contribution: Partial<Terms['contribution']>) =>
      contributionOf(termsWith({ contribution: { ...shares, ...contribution } }), game);
    expect(count(all)).toBe(4);
    expect(count({ ...all, games: {} })).toBe(3);
    expect(count({ ...all, games: {}, providers: {} })).toBe(2);
    expect(count({ default: 1 })).toBe(1);
  });

  it('is nothing where a share is 0, and a name of the language is no share', () => {
    expect(contributionOf(termsWith({ contribution: { ...shares, types: { slots: 0 } } }), game)).toBe(0);
    expect(contributionOf(termsWith(), { ...game, identity: 'constructor' })).toBe(1000);
  });

  it('is nothing in an excluded game, or one of an excluded studio', () => {
    for (const excluded of [{ excludedGames: ['copper-canyon'] }, { excludedProviders: ['verdigale'] }]) {
      expect(isExcluded(termsWith(excluded), game)).toBe(true);
      expect(contributionOf(termsWith(excluded), game)).toBe(0);
    }
    expect(isExcluded(termsWith(), game)).toBe(false);
  });
});

it.each([
  ['2.0', '2.0', null, null, false],
  ['1.49', '9.0', '1.5', null, true],
  ['1.5', '1.5', '1.5', null, false],
  ['1.5', '2.24', null, '2.25', true],
  ['1.5', '2.25', '1.5', '2.25', false],
])('a bet with legs from %s and lines from %s is, for odds from %s and %s, excluded: %s', (leg, line, least, leastLine, excluded) => {
  const terms = termsWith({ product: 'sportsbook', minOdds: { leg: least, line: leastLine } });
  const bet = { ...game, odds: { leg: parsePrice(leg), line: parsePrice(line) } };
  expect([isExcluded(terms, bet), contributionOf(terms, bet)]).toEqual([excluded, excluded ? 0 : 1000]);
  expect(isExcluded(terms, game)).toBe(false);
});
