import { describe, expect, it } from 'vitest';
import { glyphs } from '@verdigale/art';
import { toDecimal } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { scratchGame } from './index.ts';
import { cellCount, printed } from './math.ts';
import { titles } from './titles.ts';

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  const game = scratchGame(title);

  it('returns between 94 and 97 % of the stakes, and has a picture for each prize', () => {
    expect(Number(toDecimal(game.facts.rtp, 4))).toBeGreaterThan(0.94);
    expect(Number(toDecimal(game.facts.rtp, 4))).toBeLessThan(0.97);
    expect(title.prizes.reduce((sum, { cards }) => sum + cards, 0)).toBeLessThan(printed);
    expect(title.pictures).toHaveLength(title.prizes.length);
    for (const name of title.pictures) expect(Object.keys(glyphs)).toContain(name);
  });

  it('shows three of the picture that is paid, and never three of another', () => {
    const source = seededSource(5);
    for (let round = 0; round < 3000; round += 1) {
      const { cells, prize, pay } = game.play(source, null, [])!;
      expect(cells).toHaveLength(cellCount);
      const threes = title.prizes.flatMap((__, each) => (cells.filter((cell) => cell === each).length >= 3 ? [each] : []));
      expect(threes).toEqual(prize === null ? [] : [prize]);
      expect(pay).toBe(prize === null ? 0 : title.prizes[prize]!.times);
    }
  });

  it('[G6] returns it by play', () => expectStatedReturn(game, undefined, 50_000));
});
