import { chooseGlyph, glyphs } from '@verdigale/art';
import { describe, expect, it } from 'vitest';
import { toDecimal } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { simulate } from '../simulate.ts';
import { exactMaxWin, exactRtp } from './exact.ts';
import { reelsGame } from './index.ts';
import { layouts, reelsOf, wild } from './math.ts';
import { titles } from './titles/index.ts';

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  const reels = reelsOf(title);
  const { facts } = reelsGame(title);

  it('states the return that its reels give exactly, and the most that a round can pay', () => {
    expect(exactRtp(reels)).toEqual(facts.rtp);
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
    expect(reels.symbolNames).toHaveLength(title.pays.length + 2);
  });

  it('shows the picture of its cover, and five others', () => {
    expect(title.symbols[0]).toBe(chooseGlyph({ identity: title.identity, ...title.art }));
    expect(new Set(title.symbols).size).toBe(6);
    for (const name of title.symbols) expect(Object.keys(glyphs)).toContain(name);
  });
});

it('has no two titles of the same reels and pays', () => {
  const keys = titles.map(({ layout, pays, reels, free, wildTimes, scatterPays }) =>
    JSON.stringify([layout, pays, reels, free, wildTimes, scatterPays]),
  );
  expect(new Set(keys).size).toBe(titles.length);
});
