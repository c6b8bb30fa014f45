import { describe, expect, it } from 'vitest';
import { toDecimal } from '../../engine/rational.ts';
import { gridAt } from '../../engine/reels.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { exactFeatureChance, exactMaxWin, exactReturn, exactRtp } from './exact.ts';
import { copperCanyon } from './index.ts';
import { baseReels, baseSpin, baseStrips, drawRound, freeReels, freeSpin, freeStrips, rules, symbolNames } from './math.ts';

describe('the stated figures of Copper Canyon', () => {
  it('state the RTP that the strips give exactly: 96.1156 %', () => {
    expect(exactRtp()).toEqual(copperCanyon.facts.rtp);
    expect(toDecimal(copperCanyon.facts.rtp, 6)).toBe('0.961156');
  });

  it('come from lines, canyons and free spins', () => {
    const parts = exactReturn();
    expect([parts.lines, parts.scatters, parts.freeSpins].map((part) => toDecimal(part, 4))).toEqual(['0.6586', '0.0227', '0.2799']);
    expect(toDecimal(exactFeatureChance(), 6)).toBe('0.009252');
  });

  it('state the most that a round can pay: 18,681.5 stakes', () => {
    expect(exactMaxWin()).toEqual(copperCanyon.facts.maxWin);
  });
});

describe('the strips', () => {
  it('carry wilds on the middle reels only, and no canyon in the free spins', () => {
    for (const strips of [baseStrips, freeStrips]) {
      expect(strips.map((strip) => strip.includes(rules.wild))).toEqual([false, true, true, true, false]);
    }
    expect(freeStrips.flat()).not.toContain(rules.scatter);
    expect([...baseStrips, ...freeStrips].flat().every((symbol) => symbol >= 0 && symbol < symbolNames.length)).toBe(true);
  });

  it('never show two canyons on one reel', () => {
    const canyons = baseReels.flat().map((column) => column.filter((symbol) => symbol === rules.scatter).length);
    expect(Math.max(...canyons)).toBe(1);
  });
});

describe('a round', () => {
  it('pays what its grid shows, and wins free spins with three canyons', () => {
    const canyonStops = baseStrips.map((strip) => strip.indexOf(rules.scatter));
    const three = baseSpin([canyonStops[0], canyonStops[1], canyonStops[2], 20, 20].map(Number));
    expect(three.scatters).toBe(3);
    expect(three.pay).toBe(40 + three.lineWins.reduce((total, win) => total + win.pay, 0));
    expect(baseSpin(canyonStops).pay).toBeGreaterThanOrEqual(1000);
  });

  it('fills the reel of a wild in a free spin and pays its lines twice', () => {
    const stops = freeStrips.map((strip) => Math.max(0, strip.indexOf(rules.wild)));
    const grid = gridAt(freeReels, stops);
    expect(grid[1]).toEqual([rules.wild, rules.wild, rules.wild]);
    const spin = freeSpin(stops);
    expect(spin.lineWins.length).toBe(20);
    expect(spin.lineWins.every((win) => win.pay === 2 * (rules.pays[win.symbol]?.[win.count] ?? 0))).toBe(true);
    expect(spin.pay).toBe(spin.lineWins.reduce((total, win) => total + win.pay, 0));
  });

  it('adds up, spin by spin, and takes nothing but random words', () => {
    const source = seededSource(11);
    let features = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const outcome = drawRound(source);
      expect(outcome.pay).toBe(outcome.spin.pay + outcome.freeSpins.reduce((pay, spin) => pay + spin.pay, 0));
      expect(outcome.freeSpins.length).toBe([0, 0, 0, 8, 10, 12][outcome.spin.scatters]);
      if (outcome.freeSpins.length > 0) features += 1;
    }
    expect(features).toBeGreaterThan(100);
    expect(drawRound(seededSource(5))).toEqual(drawRound(seededSource(5)));
  });
});
