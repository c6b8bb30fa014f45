import { chooseGlyph, glyphs } from '@verdigale/art';
import { describe, expect, it } from 'vitest';
import { toDecimal } from '../../engine/rational.ts';
import { columnAt } from '../../engine/reels.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { simulate } from '../simulate.ts';
import { exactHoldChance, exactMaxWin, exactRtp } from './exact.ts';
import { reelsGame } from './index.ts';
import { layouts, reelsOf, scatter, wild } from './math.ts';
import { titles } from './titles/index.ts';

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  const reels = reelsOf(title);
  const { facts } = reelsGame(title);

  it('states the return that its reels give exactly, and the most that a round can pay', () => {
    const exact = exactRtp(reels);
    // Wilds that stay make for denominators of hundreds of digits: such a figure is stated to the twelfth decimal.
    if (10n ** 12n % facts.rtp.den === 0n) expect(toDecimal(exact, 12)).toBe(toDecimal(facts.rtp, 12));
    else expect(exact).toEqual(facts.rtp);
    expect(Number(toDecimal(facts.rtp, 4))).toBeGreaterThan(0.95);
    expect(Number(toDecimal(facts.rtp, 4))).toBeLessThan(0.97);
    expect(exactMaxWin(reels)).toEqual(facts.maxWin);
  });

  // The 99 % interval of ten million rounds each is held by `bench/rtp.ts`; of so many titles one would be outside it by chance.
  it('returns it by play, within four standard errors', () => {
    const { mean, margin99 } = simulate(reelsGame(title), seededSource(title.name.length), 10_000);
    expect(Math.abs(mean - Number(toDecimal(facts.rtp, 8)))).toBeLessThan((margin99 / 2.5758) * 4);
  });

  it('is made as the closed form asks: no wild on the first reel, on ways none that multiplies', () => {
    expect(reels.strips[0]).not.toContain(wild);
    expect(reels.freeStrips[0] ?? []).not.toContain(wild);
    expect(layouts[title.layout].lines !== null || title.wildTimes === 1).toBe(true);
    for (const counts of title.reels) expect(counts).toHaveLength(title.pays.length + 2);
    expect(reels.symbolNames).toHaveLength(title.pays.length + (title.hold ? 3 : 2));
  });

  it('covers no scatter by a wild that fills its reel, and holds coins by a number that can be seen', () => {
    const both = (column: readonly number[]): boolean => column.includes(wild) && column.includes(scatter);
    const landed = reels.strips.map((strip) => strip.map((_, stop) => columnAt(strip, stop, reels.rows)));
    if (title.expands) expect(landed.some((columns) => columns.some(both))).toBe(false);
    expect(Number(toDecimal(exactHoldChance(reels), 6)) > 0).toBe(title.hold !== null);
    if (title.hold) expect(title.hold.values.map(({ stakes }) => stakes)).toEqual(expect.arrayContaining([title.hold.jackpots.major]));
  });

  it('shows the picture of its cover, and five others', () => {
    expect(title.symbols[0]).toBe(chooseGlyph({ identity: title.identity, ...title.art }));
    expect(new Set(title.symbols).size).toBe(6);
    for (const name of title.symbols) expect(Object.keys(glyphs)).toContain(name);
  });
});

it('has no two titles of the same reels and pays', () => {
  const keys = titles.map(({ layout, pays, reels, free, wildTimes, scatterPays, expands, multipliers, hold }) =>
    JSON.stringify([layout, pays, reels, free, wildTimes, scatterPays, expands, multipliers, hold]),
  );
  expect(new Set(keys).size).toBe(titles.length);
});
