import { describe, expect, it } from 'vitest';
import { countSymbol, evaluateLines, type LineRules } from './evaluate.ts';
import { meanPay, symbolCountChances } from './exact.ts';
import type { Line } from './lines.ts';
import { maxPay } from './max-pay.ts';
import { rational } from './rational.ts';
import { reelSet, type Column, type Grid, type Strip } from './reels.ts';
import { uniformInt } from './random.ts';
import { seededSource } from './seeded-source.ts';

const rules: LineRules = { wild: 0, scatter: 1, pays: [[0, 0, 0, 7], [], [0, 0, 0, 30], [0, 0, 2, 9], [0, 0, 0, 4]] };
const lines: readonly Line[] = [
  [0, 0, 0],
  [1, 1, 1],
  [0, 1, 0],
  [1, 0, 1],
];
const spread = (column: Column): Column => (column.includes(0) ? column.map(() => 0) : column);

/** Small reels, so that every stop of every reel can be looked at. */
function smallReels(seed: number): readonly Strip[] {
  const source = seededSource(seed);
  return [7, 6, 8].map((length) => Array.from({ length }, () => uniformInt(source, 5)));
}

function everyGrid(strips: readonly Strip[], change: (column: Column) => Column): Grid[] {
  const [first, second, third] = reelSet(strips, 2, change) as [Column[], Column[], Column[]];
  return first.flatMap((a) => second.flatMap((b) => third.map((c) => [a, b, c])));
}

describe.each([1, 2, 3, 4, 5])('the exact figures of small reels, seed %i', (seed) => {
  const strips = smallReels(seed);

  it.each([
    ['as they are', (column: Column) => column],
    ['with wilds that fill their reel', spread],
  ])('equal a look at every stop: %s', (_title, change) => {
    const grids = everyGrid(strips, change);
    const reels = reelSet(strips, 2, change);
    const pays = grids.map((grid) => evaluateLines(grid, lines, rules).reduce((total, win) => total + win.pay, 0));
    const total = pays.reduce((a, b) => a + b, 0);
    expect(meanPay(reels, lines, rules)).toEqual(rational(BigInt(total), BigInt(grids.length)));
    expect(maxPay(reels, lines, rules)).toBe(Math.max(...pays));

    const symbols = [rules.scatter, 4];
    const value = ([scatters = 0, fours = 0]: readonly number[]): number => scatters * scatters * 5 + (fours > 2 ? 40 : 0);
    const besides = grids.map((grid, index) => (pays[index] as number) + value(symbols.map((symbol) => countSymbol(grid, symbol))));
    expect(maxPay(reels, lines, rules, { symbols, value })).toBe(Math.max(...besides));

    symbolCountChances(reels, rules.scatter).forEach((chance, count) => {
      const ways = grids.filter((grid) => countSymbol(grid, rules.scatter) === count).length;
      expect(chance).toEqual(rational(BigInt(ways), BigInt(grids.length)));
    });
  });
});
