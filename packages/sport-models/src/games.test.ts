import { describe, expect, it } from 'vitest';
import { examples } from './examples.ts';
import type { EndChances, Game, Market } from './game.ts';
import { seeded } from './random.ts';
import { simulate } from './simulate.ts';
import { fairChance } from './solve.ts';
import { step } from './step.ts';

const games = Object.entries<Game<object>>(examples);
const ends = ['won', 'halfWon', 'voided', 'halfLost', 'lost'] as const;
const total = (chances: EndChances) => ends.reduce((sum, end) => sum + chances[end], 0);

const find = (markets: readonly Market[], id: string, specifiers = '') =>
  markets.find((market) => market.id === id && market.specifiers === specifiers);
const outcomesOf = (markets: readonly Market[]) =>
  markets.flatMap(({ id, specifiers, outcomes }) => outcomes.map((outcome) => [`${id} ${specifiers} ${outcome.id}`, outcome] as const));

/** The states of a match, from the first to the last. */
function played(game: Game<object>, seed: number): object[] {
  const random = seeded(seed);
  const states = [game.start];
  for (let next = step(game, game.start, random); next !== null; next = step(game, next, random)) states.push(next);
  return states;
}

/** Some of them, the last ones too: that is where chains end. */
const some = (states: object[]) => states.filter((_, at) => at % Math.ceil(states.length / 6) === 0 || at > states.length - 4);

describe.each(games)('%s', (name, game) => {
  it('branches into all that can happen', () => {
    for (const state of played(game, 3)) {
      const branches = game.next(state);
      if (branches.length > 0) expect(branches.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      for (const { chance } of branches) expect(chance).toBeGreaterThanOrEqual(0);
    }
  });

  it('every chance is what it is expected to be a step later, so prices are martingales', () => {
    for (const seed of [1, 2]) {
      for (const state of some(played(game, seed))) {
        const branches = game.next(state).filter(({ chance }) => chance > 0);
        if (branches.length === 0) continue;
        const later = branches.map(({ chance, state: next }) => [chance, new Map(outcomesOf(game.markets(next)))] as const);
        for (const [key, { chances }] of outcomesOf(game.markets(state))) {
          expect(total(chances), key).toBeCloseTo(1, 9);
          for (const end of ends) {
            const expected = later.reduce((sum, [chance, outcomes]) => sum + chance * outcomes.get(key)!.chances[end], 0);
            expect(Math.abs(expected - chances[end]), `${key} ${end} at ${JSON.stringify(state)}`).toBeLessThan(1e-9);
          }
        }
      }
    }
  });

  it('decides each outcome once, and all of them by the end', () => {
    const known = new Map<string, unknown>();
    const states = played(game, 5);
    for (const state of some(states)) {
      for (const [key, { result }] of outcomesOf(game.markets(state))) {
        if (known.has(key)) expect(result, key).toEqual(known.get(key));
        else if (result) known.set(key, result);
      }
    }
    for (const [key, { result }] of outcomesOf(game.markets(states.at(-1)!))) expect(result, key).not.toBeNull();
    expect(game.next(states.at(-1)!)).toEqual([]);
  });

  it('plays the same match for the same seed, and another for another', () => {
    expect(played(game, 7)).toEqual(played(game, 7));
    expect(played(game, 8)).not.toEqual(played(game, 7));
  });

  it('settles as often as it said', () => {
    const tallies = simulate(game, name === 'basketball' ? 500 : 1_500, 11);
    expect(tallies.length).toBeGreaterThan(5);
    // Where hundreds are held against one interval, it is one for all of them together: 99 % of all.
    for (const tally of tallies) expect(Math.abs(tally.off), JSON.stringify(tally)).toBeLessThan(4.3);
  });
});

describe('all lines of a match agree', () => {
  const withLines = games.filter(([name]) => name !== 'racing');

  it.each(withLines)('%s: a longer total is less likely to be passed, a longer start more likely to be enough', (_, game) => {
    const lines = new Map<string, [line: number, chance: number][]>();
    for (const { id, specifiers, outcomes } of game.markets(game.start)) {
      const [kind = '', line] =
        specifiers.split('=').length > 2 ? [specifiers.split('|')[0], specifiers.split('=').at(-1)] : specifiers.split('=');
      if (outcomes.length !== 2 || line === undefined || Number.isNaN(Number(line))) continue;
      const key = `${id} ${kind}`;
      lines.set(key, [...(lines.get(key) ?? []), [Number(line), fairChance(outcomes[0]!.chances)]]);
      expect(fairChance(outcomes[0]!.chances) + fairChance(outcomes[1]!.chances)).toBeCloseTo(1, 9);
    }
    for (const [key, list] of lines) {
      const direction = key.startsWith('handicap') ? 1 : -1;
      for (const [at, [, chance]] of list.entries())
        if (at > 0) expect((chance - list[at - 1]![1]) * direction, key).toBeGreaterThan(-1e-9);
    }
  });

  it('football: the half ball is the win, double chance two of the three, no goal the shortest total', () => {
    const markets = examples.football.markets(examples.football.start);
    const chance = (id: string, outcome: string, specifiers = '') =>
      find(markets, id, specifiers)!.outcomes.find(({ id: name }) => name === outcome)!.chances.won;
    expect(chance('handicap', 'home', 'hcp=-0.5')).toBeCloseTo(chance('1x2', 'home'), 9);
    expect(chance('handicap', 'home', 'hcp=0.5')).toBeCloseTo(chance('double_chance', 'home_draw'), 9);
    expect(chance('total', 'under', 'total=0.5')).toBeCloseTo(chance('correct_score', '0:0'), 9);
    expect(chance('next_goal', 'none', 'goal=1')).toBeCloseTo(chance('correct_score', '0:0'), 9);
  });
});
