import { describe, expect, it } from 'vitest';
import { toDecimal } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { towerGame } from './index.ts';
import { laddersOf } from './math.ts';
import { levels, titles } from './titles.ts';

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  const game = towerGame(title);

  it('gives no more than its share of a fair pay, and pays more for every floor', () => {
    expect(Number(toDecimal(game.facts.rtp, 4))).toBeGreaterThan(0.85);
    expect(Number(toDecimal(game.facts.highestRtp!, 4))).toBeLessThanOrEqual(title.given / 100);
    for (const level of levels) {
      const ladder = laddersOf(title, level);
      expect(ladder).toHaveLength(title.floors);
      expect(ladder[0]).toBeGreaterThan(100);
      expect(ladder).toEqual(ladder.toSorted((a, b) => a - b));
    }
  });

  it('[G6] returns its figures by play', () => {
    for (const strategy of game.strategies!) expectStatedReturn(game, strategy, 5_000);
  });

  it('ends at a fall, at the top and by the player, and hides the falls until then', () => {
    const { falls } = game.play(seededSource(1), { level: 'easy' }, [0, 'cash-out']) ?? game.play(seededSource(1), { level: 'easy' }, [0])!;
    const safe = falls!.map((hidden) => [0, 1, 2, 3, 4].find((door) => !hidden.includes(door))!);
    const play = (...steps: (number | 'cash-out')[]) => game.play(seededSource(1), { level: 'easy' }, steps);
    expect(play()).toMatchObject({ pay: 0, isOver: false, falls: null });
    expect(play(safe[0]!)).toMatchObject({ isOver: false, falls: null });
    expect(play(safe[0]!, 'cash-out')).toMatchObject({ isOver: true, pay: laddersOf(title, 'easy')[0] });
    expect(play(falls![0]![0]!)).toMatchObject({ isOver: true, isHit: true, pay: 0 });
    expect(play(...safe)).toMatchObject({ isOver: true, pay: laddersOf(title, 'easy').at(-1) });
    for (const steps of [['cash-out'], [9], [falls![0]![0]!, 0]]) expect(play(...(steps as number[]))).toBeUndefined();
  });

  it('takes only what it offers', () => {
    for (const value of [null, {}, { level: 'none' }, { level: 'easy', more: 1 }]) expect(game.readChoice(value)).toBeUndefined();
    for (const value of [null, -1, 0.5, '0', 'cash']) expect(game.readStep(value)).toBeUndefined();
  });
});
