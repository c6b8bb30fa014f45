import { fixtureOf, seeded, step, type Fixture, type Part } from '@verdigale/sport-models';
import { expect, it } from 'vitest';
import { combine } from './combine.ts';
import { quote } from './quote.ts';

const match = fixtureOf('football', 5);
const part = (market: string, outcome: string, specifiers = ''): Part => ({ market, specifiers, outcome });
const [home, over] = [part('1x2', 'home'), part('total', 'over', 'total=2.5')];
/** The match as it stands, all that is offered said, and asked at the prices that were said, or at this one. */
function ask(
  fixture: Fixture,
  state: object,
  parts: readonly Part[],
  { isSuspended = false, price }: { isSuspended?: boolean; price?: string } = {},
) {
  const said = fixture.game.markets(state).map((market) => quote(market, isSuspended));
  const saidOf = ({ market, specifiers, outcome }: Part) =>
    said.find((each) => each.market === market && each.specifiers === specifiers)?.outcomes.find((each) => each.outcome === outcome)?.price;
  const asked = parts.map((each) => ({ ...each, price: price ?? saidOf(each) ?? '2.0' }));
  const answer = combine(fixture, { state, said }, asked);
  return 'price' in answer ? Number(answer.price) : answer.refusal;
}
const priceOf = (...parts: Part[]) => ask(match, match.game.start, parts);

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
  expect(ask(race, race.game.start, [part('winner', '1'), part('place', '2', 'places=3')])).toBe('unavailable');
});

it('is priced as the match stands while it runs, not while bets are stopped, and not at earlier prices', () => {
  const random = seeded(3);
  let state: object = match.game.start;
  for (let minute = 0; minute < 30; minute += 1) state = step(match.game, state, random)!;
  const parts = [part('1x2', 'draw'), part('total', 'under', 'total=3.5')];
  const { won } = match.game.together!(state, parts)!;
  const price = Number(ask(match, state, parts));
  expect(price * won).toBeGreaterThan(0.86);
  expect(price * won).toBeLessThanOrEqual(1 / 1.05 ** 2);
  expect(ask(match, state, parts, { isSuspended: true })).toBe('unavailable');
  expect(ask(match, state, parts, { price: '1.01' })).toBe('moved');
});
