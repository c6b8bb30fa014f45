import { describe, expect, it } from 'vitest';
import { isExcluded, shareOf, type SharedGame } from './game-share.ts';

const game = (change: Partial<SharedGame> = {}): SharedGame => ({
  id: 'g1',
  identity: 'copper-canyon',
  type: 'slots',
  provider: { id: 'p1', identity: 'aurum' },
  ...change,
});
const terms = {
  product: 'casino' as const,
  excludedGames: ['violet-dice'],
  excludedProviders: ['p9'],
  contribution: { default: 500, types: { slots: 1000, table: 100, live: 0 }, providers: { aurum: 800 }, games: { 'copper-canyon': 50 } },
};

describe('[BON-10] how much of a stake counts', () => {
  it('goes by the game, else its studio, else its type, else what holds for all', () => {
    const shares = [
      game(),
      game({ identity: 'x', id: 'x' }),
      game({ identity: 'x', id: 'x', provider: { id: 'p2', identity: 'other' } }),
      game({ identity: 'x', id: 'x', type: 'crash', provider: { id: 'p2', identity: 'other' } }),
    ].map((each) => shareOf(terms, each));
    expect(shares).toEqual([50, 800, 1000, 500]);
  });

  it('is nothing for what is excluded, and outside of the product', () => {
    const excluded = [game({ identity: 'violet-dice' }), game({ provider: { id: 'p9', identity: 'nine' } })];
    expect(excluded.map((each) => [isExcluded(terms, each), shareOf(terms, each)])).toEqual([
      [true, 0],
      [true, 0],
    ]);
    expect(shareOf({ ...terms, product: 'sportsbook' }, game())).toBe(0);
    expect(isExcluded(terms, game())).toBe(false);
  });
});
