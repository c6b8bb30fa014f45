import { describe, expect, it } from 'vitest';
import { examples } from './examples.ts';
import type { Game, Part } from './game.ts';
import { seeded } from './random.ts';
import { playOut, step } from './step.ts';

const part = (market: string, outcome: string, specifiers = ''): Part => ({ market, specifiers, outcome });
const games: [name: keyof typeof examples, parts: Part[]][] = [
  ['football', [part('1x2', 'home'), part('total', 'over', 'total=2.5'), part('half_1x2', 'draw', 'half=1')]],
  ['football', [part('1x2', 'home'), part('total', 'under', 'total=3')]],
  ['tennis', [part('winner', 'home'), part('total_games', 'over', 'total=21.5')]],
  ['iceHockey', [part('1x2', 'draw'), part('winner', 'away'), part('total', 'over', 'total=5.5')]],
];
const gameOf = (name: keyof typeof examples) => examples[name] as Game<object>;

function endOf(game: Game<object>, state: object, { market, specifiers, outcome }: Part) {
  const found = game.markets(state).find((each) => each.id === market && each.specifiers === specifiers)!;
  return found.outcomes.find(({ id }) => id === outcome)!.result!;
}

describe('outcomes together', () => {
  it.each(games)('%s: are won, and void, as often as it said', (name, parts) => {
    const [game, random, matches] = [gameOf(name), seeded(21), 1_500];
    const said = game.together!(game.start, parts)!;
    let [won, voided] = [0, 0];
    for (let match = 0; match < matches; match += 1) {
      const end = playOut(game, random);
      const results = parts.map((each) => endOf(game, end, each));
      const isVoid = results.some(({ voidFactor }) => voidFactor.num > 0n);
      if (isVoid) voided += 1;
      else if (results.every(({ isWon }) => isWon)) won += 1;
    }
    const off = (counted: number, chance: number) => Math.abs(counted - matches * chance) / Math.sqrt(matches * chance * (1 - chance) || 1);
    expect(said.won).toBeGreaterThan(0.01);
    expect(off(won, said.won)).toBeLessThan(3.5);
    expect(off(voided, said.voided)).toBeLessThan(3.5);
  });

  it.each(games)('%s: is what it is expected to be a step later, at any score', (name, parts) => {
    const [game, random] = [gameOf(name), seeded(4)];
    let at = 0;
    for (let state: object | null = game.start; state; state = step(game, state, random), at += 1) {
      const branches = game.next(state).filter(({ chance }) => chance > 0);
      if (branches.length === 0 || at % 20 !== 0) continue;
      const expected = branches.reduce((sum, { chance, state: next }) => sum + chance * game.together!(next, parts)!.won, 0);
      expect(expected).toBeCloseTo(game.together!(state, parts)!.won, 9);
    }
  });

  it('is one outcome’s own chance, more than the product of two that help each other, and nothing of two that cannot be', () => {
    const { start, together, markets } = gameOf('football');
    const [home, over] = [part('1x2', 'home'), part('total', 'over', 'total=2.5')];
    const chance = (...parts: Part[]) => together!(start, parts)!.won;
    const own = markets(start).find(({ id }) => id === '1x2')!.outcomes[0]!.chances.won;
    expect(chance(home)).toBeCloseTo(own, 9);
    expect(chance(home, over)).toBeGreaterThan(chance(home) * chance(over) * 1.05);
    expect(chance(home, part('correct_score', '0:0'))).toBe(0);
    expect(chance(home, part('double_chance', 'home_draw'))).toBe(chance(home));
  });

  it('is not known with what the model does not know', () => {
    const { start, together } = gameOf('football');
    expect(together!(start, [part('1x2', 'home'), part('next_goal', 'home', 'goal=1')])).toBeNull();
    expect(together!(start, [part('1x2', 'home'), part('total', 'over', 'total=99.5')])).toBeNull();
  });
});
