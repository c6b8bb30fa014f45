import { expect, it } from 'vitest';
import type { Terms } from '#modules/bonus';
import { wagerHint } from './wager-hint.ts';

const game = { identity: 'violet-dice', type: 'dice', provider: { id: '', identity: 'verdigale', name: '', count: 1 } };
const bonus = (types: Record<string, number>, more: Partial<Terms> = {}) => {
  const contribution = { default: 1_000, types, providers: {}, games: {} };
  return { terms: { product: 'casino', contribution, excludedGames: [], excludedProviders: [], ...more } as unknown as Terms };
};

it.each([
  ['everything without a bonus', [], 1],
  ['what its only bonus says', [bonus({ dice: 100 })], 0.1],
  ['the least of several', [bonus({ dice: 100 }), bonus({ dice: 50 }), bonus({})], 0.05],
  ['nothing where one does not count it', [bonus({ dice: 0 }), bonus({})], 0],
  ['nothing where it is excluded', [bonus({}, { excludedGames: ['violet-dice'] })], 0],
  ['nothing for a bonus of the other product', [bonus({}, { product: 'sportsbook' })], 0],
])('a game counts %s', (_, bonuses, multiplier) => {
  expect(wagerHint(game, bonuses)).toEqual({ isBonusWagering: multiplier > 0, minimumBonusWagerMultiplier: multiplier });
});
