import { fixtureOf, type Part } from '@verdigale/sport-models';
import { expect, it } from 'vitest';
import { combine } from './combine.ts';

const match = fixtureOf('football', 5);
const part = (market: string, outcome: string, specifiers = ''): Part => ({ market, specifiers, outcome });
const [home, over] = [part('1x2', 'home'), part('total', 'over', 'total=2.5')];
const priceOf = (...parts: Part[]) => {
  const answer = combine(match, parts);
  return 'price' in answer ? Number(answer.price) : answer.refusal;
};

it('pays less than the exact chance of all, by a margin for each part', () => {
  const { won } = match.game.together!(match.game.start, [home, over])!;
  const price = Number(priceOf(home, over));
  expect(price * won).toBeLessThanOrEqual(1 / 1.05 ** 2);
  expect(price * won).toBeGreaterThan(0.86);
  expect(priceOf(over, home)).toBe(price);
});

it('pays less than a product would where outcomes help each other, and more where they hinder', () => {
  const alone = (one: Part) => 1 / match.game.together!(match.game.start, [one])!.won;
  const [both, under] = [part('both_score', 'yes'), part('total', 'under', 'total=2.5')];
  expect(priceOf(home, over)).toBeLessThan((alone(home) * alone(over)) / 1.05 ** 2);
  expect(priceOf(both, under)).toBeGreaterThan((alone(both) * alone(under)) / 1.05 ** 2);
});

it('says why it has no price: what cannot be, what adds nothing, what is not offered', () => {
  expect(priceOf(home, part('1x2', 'away'))).toBe('contradictory');
  expect(priceOf(home, part('double_chance', 'home_draw'))).toBe('redundant');
  expect(priceOf(home, home)).toBe('redundant');
  expect(priceOf(home, part('next_goal', 'home', 'goal=1'))).toBe('unavailable');
  expect(priceOf(home, part('total', 'over', 'total=0.75'))).toBe('unavailable');
  const race = fixtureOf('racing', 5);
  expect(combine(race, [part('winner', '1'), part('place', '2', 'places=3')])).toEqual({ refusal: 'unavailable' });
});
