import { describe, expect, it } from 'vitest';
import { meanHolds } from '../../engine/hold.ts';
import { toDecimal } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { assayersScales } from './index.ts';
import { exactMaxWin, exactReturn, exactRtp, freeSpinsChance, holdChance } from './exact.ts';
import { baseReels, baseStrips, coin, drawRound, freeReels, freeStrips, hold, rules, symbolNames } from './math.ts';

describe('the stated figures', () => {
  it('state the RTP that strips and respins give exactly: 96.8290 %, of lines, held coins and free spins', () => {
    const parts = exactReturn();
    expect(toDecimal(exactRtp(parts), 12)).toBe(toDecimal(assayersScales.facts.rtp, 12));
    expect([parts.lines, parts.hold, parts.freeSpins].map((part) => toDecimal(part, 4))).toEqual(['0.5597', '0.2441', '0.1645']);
    expect([holdChance(baseReels), holdChance(freeReels), freeSpinsChance()].map((chance) => toDecimal(chance, 6))).toEqual([
      '0.009899',
      '0.065428',
      '0.008409',
    ]);
  });

  it('state the most that a round can pay: 5,155 stakes', () => {
    expect(exactMaxWin()).toEqual(assayersScales.facts.maxWin);
  });

  it('fill the board from six coins once in 174 holds', () => {
    const filled = meanHolds({ ...hold, values: [{ value: 0, weight: 1 }], fullBoardPay: 1 })(6);
    expect(toDecimal(filled, 6)).toBe('0.005761');
  });
});

describe('the strips', () => {
  it('carry wilds on the middle reels, crucibles on reels 1, 3 and 5, never two in sight, none in the free spins', () => {
    for (const strips of [baseStrips, freeStrips]) {
      expect(strips.map((strip) => strip.includes(rules.wild))).toEqual([false, true, true, true, false]);
      expect(strips.every((strip) => strip.includes(coin))).toBe(true);
    }
    expect(baseStrips.map((strip) => strip.includes(rules.scatter))).toEqual([true, false, true, false, true]);
    expect(Math.max(...baseReels.flat().map((column) => column.filter((symbol) => symbol === rules.scatter).length))).toBe(1);
    expect(freeStrips.flat()).not.toContain(rules.scatter);
    expect([...baseStrips, ...freeStrips].flat().every((symbol) => symbol >= 0 && symbol < symbolNames.length)).toBe(true);
  });
});

describe('a round', () => {
  it('adds up, holds from six coins, reaches free spins, and takes nothing but random words', () => {
    const source = seededSource(11);
    let [holds, features] = [0, 0];
    for (let round = 0; round < 10_000; round += 1) {
      const { spin, freeSpins, pay } = drawRound(source);
      expect(pay).toBe([spin, ...freeSpins].reduce((total, each) => total + each.pay, 0));
      expect(spin.hold === null).toBe(spin.coins.length < 6);
      expect(freeSpins.length).toBe(spin.crucibles >= 3 ? 8 : 0);
      if (spin.hold) {
        const coins = [...spin.coins, ...spin.hold.respins.flat()];
        expect(new Set(coins.map(({ cell }) => cell)).size).toBe(coins.length);
        expect(spin.hold.pay).toBe(coins.reduce((worth, { value }) => worth + value, spin.hold.isFull ? 5000 : 0));
        holds += 1;
      }
      if (freeSpins.length > 0) features += 1;
    }
    expect(holds).toBeGreaterThan(70);
    expect(features).toBeGreaterThan(50);
    expect(drawRound(seededSource(5))).toEqual(drawRound(seededSource(5)));
  });
});
