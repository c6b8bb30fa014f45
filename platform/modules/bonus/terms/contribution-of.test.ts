import { describe, expect, it } from 'vitest';
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
