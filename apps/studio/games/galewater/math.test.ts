import { describe, expect, it } from 'vitest';
import { cascade } from '../../engine/cascade.ts';
import { add, multiply, rational, toDecimal } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { exactMaxWin, exactRtp, meanBase, meanFreeSpins, tally, type Tally } from './exact.ts';
import { baseSpin, baseStrips, drawRound, freeSpin, freeStrips, rules, symbolNames } from './math.ts';

const small = (falls: number[], pays: number[], features: number): Tally => ({
  spins: 4,
  spinsByFalls: falls,
  payByFalls: pays,
  features,
  bestBase: { plain: 90, feature: 70 },
  bestFree: Array.from({ length: 11 }, (_, from) => [0, 30 * from, 12 * from]),
});

describe('the exact figures', () => {
  it('are those of a look at every spin; of one first stop: 160,000 spins of each set of reels', () => {
    const [base, free] = [tally(baseStrips, [9]), tally(freeStrips, [9])];
    expect([base.spins, base.features, base.bestBase]).toEqual([160_000, 2842, { plain: 1114, feature: 1564 }]);
    expect([base.spinsByFalls, base.payByFalls]).toEqual([
      [120_000, 29_200, 6400, 4400],
      [954_360, 495_792, 52_879],
    ]);
    expect(base.bestFree.at(-1)).toEqual([undefined, 4800, 7840, 6380]);
    expect([toDecimal(meanBase(base), 8), toDecimal(meanFreeSpins(free), 8)]).toEqual(['0.65768156', '41.48029367']);
  });

  it('follow the multiplier through the free spins: a sum by hand', () => {
    // Half of the spins pay once, 4 units in the mean of all: each spin adds a half to the mean of the multiplier.
    const free = small([2, 2], [16], 0);
    const withoutEnd = Array.from({ length: 10 }, (_, spin) => 1 + spin / 2).reduce((total, mean) => total + mean, 0);
    const mean = meanFreeSpins(free);
    // Only the last spin can find the multiplier where it ends, if all nine before it won: 1 + 9 = 10.
    expect(mean).toEqual(rational(BigInt(withoutEnd * 4), 20n));
    expect(exactRtp(small([4], [], 1), free)).toEqual(add(meanBase(small([4], [], 1)), multiply(rational(1n, 4n), mean)));
  });

  it('take the best way through the free spins, where a longer fall now may pay more later', () => {
    const free = small([], [], 0);
    const ways = Array.from({ length: 2 ** 10 }, (_, way) => {
      let [from, pay] = [1, 0];
      for (let spin = 0; spin < 10; spin += 1) {
        const falls = (way >> spin) % 2 === 0 ? 1 : 2;
        pay += free.bestFree[from]?.[falls] ?? 0;
        from = Math.min(from + falls, 10);
      }
      return pay;
    });
    expect(exactMaxWin(small([], [], 1), free)).toEqual(rational(BigInt(70 + Math.max(...ways)), 20n));
  });
});

describe('the strips', () => {
  it('carry wilds on the middle reels, a lighthouse at most once in sight, and none in the free spins', () => {
    expect(baseStrips.map((strip) => strip.includes(rules.wild))).toEqual([false, true, true, true, false]);
    expect(freeStrips.map((strip) => strip.includes(rules.wild))).toEqual([false, true, true, true, false]);
    expect(baseStrips.map((strip) => strip.filter((symbol) => symbol === rules.scatter).length)).toEqual([1, 0, 1, 0, 1]);
    expect(freeStrips.flat()).not.toContain(rules.scatter);
    expect([...baseStrips, ...freeStrips].flat().every((symbol) => symbol >= 0 && symbol < symbolNames.length)).toBe(true);
  });
});

describe('a round', () => {
  it('pays each sight with a multiplier that rises with the falls', () => {
    const source = seededSource(3);
    const spin = Array.from({ length: 3000 }, () => drawRound(source).spin).find(({ falls }) => falls.length >= 4);
    expect(spin?.falls.slice(0, 4).map(({ multiplier }) => multiplier)).toEqual([1, 2, 3, 5]);
    const sights = cascade(baseStrips, spin?.stops ?? [], rules);
    expect(spin?.falls.map(({ pay, multiplier }) => pay / multiplier)).toEqual(
      sights.slice(0, -1).map(({ wins }) => wins.reduce((pay, win) => pay + win.pay, 0)),
    );
  });

  it('keeps the multiplier of the free spins, up to ten', () => {
    const paid = Array.from({ length: 20 }, (_, stop) => [stop, stop, stop, stop, stop]).find(
      (stops) => freeSpin(stops, 1).falls.length > 0,
    );
    expect(freeSpin(paid ?? [], 4).falls[0]?.multiplier).toBe(4);
    expect(freeSpin(paid ?? [], 10).falls.every(({ multiplier }) => multiplier === 10)).toBe(true);
  });

  it('adds up, reaches ten free spins, and takes nothing but random words', () => {
    const source = seededSource(11);
    let features = 0;
    for (let round = 0; round < 6000; round += 1) {
      const { spin, freeSpins, pay } = drawRound(source);
      expect(pay).toBe([spin, ...freeSpins].reduce((total, each) => total + each.falls.reduce((sum, fall) => sum + fall.pay, 0), 0));
      expect(freeSpins.length).toBe(spin.lighthouses >= 3 ? 10 : 0);
      if (freeSpins.length > 0) features += 1;
    }
    expect(features).toBeGreaterThan(20);
    expect(drawRound(seededSource(5))).toEqual(drawRound(seededSource(5)));
    expect(baseSpin([0, 0, 0, 0, 0])).toEqual(baseSpin([0, 0, 0, 0, 0]));
  });
});
