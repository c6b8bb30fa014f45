import { describe, expect, it } from 'vitest';
import { meanPay } from '../../engine/exact.ts';
import { meanOfLines, meanOfWays } from '../../engine/closed-means.ts';
import { rational } from '../../engine/rational.ts';
import { gridAt, type ReelSet } from '../../engine/reels.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { evaluateWays } from '../../engine/ways.ts';
import { drawRound, freeSpin, paidSpin, reelsOf, scatter, wild } from './math.ts';
import { titles } from './titles/index.ts';

const named = (identity: string) => reelsOf(titles.find((title) => title.identity === identity)!);
const wolves = named('rime-wolves');
const cherries = named('clockwork-cherries');

function everyStop(reels: ReelSet): number[][] {
  return reels.reduce<number[][]>((all, columns) => all.flatMap((stops) => columns.map((_, stop) => [...stops, stop])), [[]]);
}

describe('the closed form of a mean', () => {
  it('is what enumeration of the lines gives, with wilds that fill a reel and with wilds that multiply', () => {
    const lines = wolves.lines!.slice(0, 6);
    expect(meanOfLines(wolves.freeColumns, lines, wolves.rules)).toEqual(meanPay(wolves.freeColumns, lines, wolves.rules));
    expect(cherries.rules.wildTimes).toBe(2);
    expect(cherries.reading.mean(cherries.columns)).toEqual(meanPay(cherries.columns, cherries.lines!, cherries.rules));
  });

  it('is what every stop of small reels pays on ways', () => {
    const { rules, columns } = named('aurora-lathe');
    const few = columns.slice(0, 4).map((each) => each.slice(0, 11));
    const total = everyStop(few).reduce(
      (sum, stops) => sum + evaluateWays(gridAt(few, stops), rules).reduce((pay, win) => pay + win.pay, 0),
      0,
    );
    expect(total).toBeGreaterThan(0);
    expect(meanOfWays(few, rules)).toEqual(rational(BigInt(total), 11n ** 4n));
  });
});

describe('the most that a spin can pay', () => {
  it('is the best of every stop, on lines and on ways', () => {
    const most = (reels: typeof cherries, columns: ReelSet): number =>
      Math.max(...everyStop(columns).map((stops) => reels.reading.wins(gridAt(columns, stops)).reduce((pay, win) => pay + win.pay, 0)));
    expect(cherries.reading.most(cherries.columns)).toBe(most(cherries, cherries.columns));
    const ways = named('kestrel-over-stone');
    const few = ways.columns.map((each) => each.slice(0, 8));
    expect(ways.reading.most(few)).toBe(most(ways, few));
  });
});

describe('a round', () => {
  it('adds up, spin by spin, and takes nothing but random words', () => {
    const source = seededSource(11);
    let features = 0;
    for (let round = 0; round < 5000; round += 1) {
      const { pay, spin, freeSpins } = drawRound(wolves, source);
      expect(pay).toBe(freeSpins.reduce((sum, each) => sum + each.pay, spin.pay));
      expect(freeSpins.length).toBe([0, 0, 0, ...wolves.title.free!.won][spin.scatters]);
      if (freeSpins.length > 0) features += 1;
    }
    expect(features).toBeGreaterThan(10);
    expect(drawRound(wolves, seededSource(5))).toEqual(drawRound(wolves, seededSource(5)));
  });

  it('pays scatters wherever they are, and free spins their multiplier', () => {
    const stops = wolves.strips.map((strip) => strip.indexOf(scatter));
    const spin = paidSpin(wolves, stops);
    expect(spin.scatters).toBe(5);
    expect(spin.pay).toBe(wolves.title.scatterPays[2]! * 20 + spin.wins.reduce((sum, win) => sum + win.pay, 0));
    const free = freeSpin(
      wolves,
      wolves.freeStrips.map((strip) => Math.max(0, strip.indexOf(wild))),
    );
    expect(free.wins.length).toBe(20);
    expect(free.wins.every((win) => win.pay === 2 * wolves.rules.pays[win.symbol]![win.count]!)).toBe(true);
  });
});
