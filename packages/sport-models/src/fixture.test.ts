import { expect, it } from 'vitest';
import { fixtureOf, sports } from './fixture.ts';
import { fairChance } from './solve.ts';
import { pricesOf } from './margin.ts';

it.each(sports)('%s: the same seed makes the same match, and any makes one that can be priced', (sport) => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const { competitors, game } = fixtureOf(sport, seed);
    const markets = game.markets(game.start);
    expect(fixtureOf(sport, seed).competitors).toEqual(competitors);
    expect(fixtureOf(sport, seed).game.markets(game.start)).toEqual(markets);
    expect(new Set(competitors).size).toBe(competitors.length);
    const winner = markets.find(({ id }) => id === 'winner' || id === '1x2')!;
    const open = winner.outcomes.filter(({ result }) => result === null);
    const prices = pricesOf(
      open.map(({ chances }) => fairChance(chances)),
      0.045,
    );
    expect(prices.every((price) => price !== null && price > 100)).toBe(true);
  }
});
