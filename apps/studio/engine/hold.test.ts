import { describe, expect, it } from 'vitest';
import { drawValue, meanHolds, mostOfHold, playHold, type HoldRules } from './hold.ts';
import { rational } from './rational.ts';
import { seededSource } from './seeded-source.ts';

const rules: HoldRules = {
  cells: 3,
  respins: 2,
  chance: { coins: 1, of: 2 },
  values: [
    { value: 1, weight: 3 },
    { value: 5, weight: 1 },
  ],
  fullBoardPay: 8,
};
/** The words of a scripted hold: a coin lands on 0, and on 1 none; values: below 3 the small one. */
const scripted = (...words: number[]): { nextUint32(): number } => ({ nextUint32: () => words.shift() ?? Number.NaN });

describe('a hold', () => {
  it('restarts its respins with each coin, and pays every coin', () => {
    const held = [{ cell: 1, value: 5 }];
    // Nothing on cells 0 and 2; then a coin of 5 on cell 2; then cell 0 stays empty twice.
    expect(playHold(scripted(1, 1, 1, 0, 3, 1, 1), held, rules)).toEqual({
      respins: [[], [{ cell: 2, value: 5 }], [], []],
      isFull: false,
      pay: 10,
    });
    expect(held).toHaveLength(1);
  });

  it('ends with the last cell and pays the prize of a full board', () => {
    expect(playHold(scripted(0, 0, 0, 1), [{ cell: 1, value: 1 }], rules)).toEqual({
      respins: [
        [
          { cell: 0, value: 1 },
          { cell: 2, value: 1 },
        ],
      ],
      isFull: true,
      pay: 3 + 8,
    });
    expect(mostOfHold(rules)).toBe(3 * 5 + 8);
  });
});

describe('the exact mean', () => {
  it('equals a sum by hand', () => {
    // From two coins: the last comes within two respins in 3 of 4 cases; a coin is worth 2 in the mean.
    expect(meanHolds(rules)(2)).toEqual(rational(3n * (6n + 8n) + 4n, 4n));
    expect(meanHolds(rules)(3)).toEqual(rational(14n));
    // A respin from one coin brings 0, 1 or 2 more with 1/4, 1/2, 1/4.
    const once = (after: bigint): bigint => 16n * 14n + 2n * (3n * 14n + 4n) * 4n + after;
    const second = once(16n * 2n);
    expect(meanHolds(rules)(1)).toEqual(rational(4n * once(0n) + second, 256n));
  });

  it('is what seeded holds pay', () => {
    const source = seededSource(7);
    const rounds = 20_000;
    let total = 0;
    for (let round = 0; round < rounds; round += 1) total += playHold(source, [{ cell: 0, value: drawValue(source, rules) }], rules).pay;
    const mean = meanHolds(rules)(1);
    expect(Math.abs(total / rounds - Number(mean.num) / Number(mean.den))).toBeLessThan(0.12);
  });
});
