import { describe, expect, it } from 'vitest';
import { rational } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { chanceOf, exactRtp, rtpRange } from './exact.ts';
import { mines } from './index.ts';
import { fieldCount, payLadders, playMines, type MinesStep } from './math.ts';

const play = (count: number, steps: readonly MinesStep[], seed = 7) => playMines(seededSource(seed), count, steps);
/** Where the mines of a round are, found by uncovering one of them. */
const minesOf = (count: number, seed = 7): number[] =>
  Array.from({ length: fieldCount }, (_, field) => play(count, [field], seed)).find((outcome) => outcome?.isHit)?.mines ?? [];
const gemsOf = (count: number, seed = 7): number[] =>
  Array.from({ length: fieldCount }, (_, field) => field).filter((field) => !minesOf(count, seed).includes(field));

describe('the stated figures of Mines', () => {
  it('state the lowest and highest return over every number of mines and every gem to stop after: 98.28 % to 99 %', () => {
    expect(rtpRange()).toEqual({ lowest: mines.facts.rtp, highest: mines.facts.highestRtp });
  });

  it('state the most that a round can pay: 3,965.77 stakes', () => {
    expect(rational(BigInt(Math.max(...payLadders.flat())), 100n)).toEqual(mines.facts.maxWin);
  });

  it('come from the chance to find so many gems: 23 of 25, then 22 of 24, then 21 of 23', () => {
    expect(chanceOf(2, 3)).toEqual(rational(23n * 22n * 21n, 25n * 24n * 23n));
    expect(exactRtp(2, 1)).toEqual(rational(107n * 23n, 100n * 25n));
  });

  it.each(mines.strategies!.map((strategy) => [strategy.name, strategy] as const))('[G6] are met by play: %s', (_name, strategy) => {
    expectStatedReturn(mines, strategy, 20_000);
  });
});

describe('the pays', () => {
  it('grow with every gem, for more mines faster, and end at no more than 5,000 stakes', () => {
    for (const [count, ladder] of payLadders.entries()) {
      if (count === 0) continue;
      expect(ladder).toEqual(ladder.toSorted((a, b) => a - b));
      expect(new Set(ladder).size).toBe(ladder.length);
      expect(ladder.length).toBeLessThanOrEqual(fieldCount - count);
      expect(ladder.at(-1)).toBeLessThanOrEqual(500_000);
      expect(ladder[0]).toBeGreaterThan(payLadders[count - 1]?.[0] ?? 100);
    }
  });
});

describe('a round', () => {
  it('hides as many mines as were chosen, each field as often as any other', () => {
    const times = Array.from({ length: fieldCount }, () => 0);
    for (let seed = 0; seed < 400; seed += 1) for (const field of minesOf(3, seed)) times[field]! += 1;
    expect(times.reduce((sum, each) => sum + each)).toBe(1200);
    // 48 expected; the 99.9 % point of chi-square with 24 degrees of freedom.
    expect(times.reduce((sum, each) => sum + (each - 48) ** 2 / 48, 0)).toBeLessThan(51.2);
  });

  it('says nothing of the mines while it is not over', () => {
    const [gem] = gemsOf(3) as [number];
    expect(play(3, [])).toEqual({ pay: 0, isOver: false, mineCount: 3, uncovered: [], isHit: false, mines: null });
    expect(play(3, [gem])).toEqual({ pay: 0, isOver: false, mineCount: 3, uncovered: [gem], isHit: false, mines: null });
  });

  it('pays what the ladder says when the player stops, and nothing on a mine', () => {
    const [first, second] = gemsOf(3) as [number, number];
    expect(play(3, [first, second, 'cash-out'])).toMatchObject({ pay: payLadders[3]?.[1], isOver: true, isHit: false, mines: minesOf(3) });
    const hit = minesOf(3)[0] as number;
    expect(play(3, [first, hit])).toMatchObject({ pay: 0, isOver: true, isHit: true, uncovered: [first, hit] });
  });

  it('is over and paid at the end of the ladder', () => {
    expect(play(24, gemsOf(24))).toMatchObject({ pay: 2475, isOver: true });
    const all = gemsOf(8);
    expect(play(8, all.slice(0, payLadders[8]?.length))).toMatchObject({ pay: 216_315, isOver: true });
  });

  it('allows no step after its end, no field twice, and no stop before the first gem', () => {
    const [gem, next] = gemsOf(3) as [number, number];
    const hit = minesOf(3)[0] as number;
    for (const steps of [['cash-out'], [gem, gem], [hit, gem], [gem, 'cash-out', next], [hit, 'cash-out']] as MinesStep[][]) {
      expect(play(3, steps), JSON.stringify(steps)).toBeUndefined();
    }
  });

  it('ends for a player who stays away with what it is worth, or with the stake back', () => {
    expect(mines.abandon(play(3, [])!)).toBeNull();
    expect(mines.abandon(play(3, [gemsOf(3)[0]!])!)).toBe('cash-out');
  });

  it.each([0, 25, 1.5, '3', null, -1, [3]])('is not offered with %j mines', (value) => {
    expect(mines.readChoice(value)).toBeUndefined();
  });

  it.each([25, -1, 0.5, '0', null, 'stop'])('takes no step %j', (value) => {
    expect(mines.readStep(value)).toBeUndefined();
  });
});
