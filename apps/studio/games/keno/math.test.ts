import { describe, expect, it } from 'vitest';
import { sum, toDecimal } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { simulate } from '../simulate.ts';
import { chanceOf } from './exact.ts';
import { kenoGame } from './index.ts';
import { counts } from './math.ts';
import { titles } from './titles.ts';

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  const game = kenoGame(title);

  it('returns between 94 and 97 % of the stakes, however many are marked, and pays more for more hits', () => {
    expect(Number(toDecimal(game.facts.rtp, 4))).toBeGreaterThan(0.94);
    expect(Number(toDecimal(game.facts.highestRtp!, 4))).toBeLessThan(0.97);
    for (const marked of counts(title)) {
      expect(toDecimal(sum(Array.from({ length: marked + 1 }, (__, hits) => chanceOf(title, marked, hits))), 4)).toBe('1.0000');
      expect(title.pays[marked]).toHaveLength(marked + 1);
      expect(title.pays[marked]).toEqual(title.pays[marked]!.toSorted((a, b) => a - b));
      expect(title.pays[marked]!.every((pay) => pay % 10 === 0)).toBe(true);
    }
  });

  it('returns its figures by play, within four standard errors', () => {
    for (const strategy of game.strategies!.slice(0, 3)) {
      const { mean, margin99 } = simulate(game, seededSource(4), 20_000, strategy);
      expect(Math.abs(mean - Number(toDecimal(strategy.rtp, 8)))).toBeLessThan((margin99 / 2.5758) * 4);
    }
  });

  it('draws each number once, and takes only marks that it offers', () => {
    const marks = [1, 2, 5];
    const { drawn, hits } = game.play(seededSource(2), marks, [])!;
    expect(new Set(drawn).size).toBe(title.drawn);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(title.numbers);
    expect(hits).toBe(marks.filter((mark) => drawn.includes(mark)).length);
    expect(game.readChoice(marks)).toEqual(marks);
    for (const value of [null, [1], [2, 1, 3], [1, 1, 2], [0, 1, 2], [1, 2, title.numbers + 1], ['1', 2, 3]])
      expect(game.readChoice(value)).toBeUndefined();
  });
});
