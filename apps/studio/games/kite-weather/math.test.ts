import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fairSource } from '../../engine/fair-source.ts';
import { toDecimal } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { exactReturn } from './exact.ts';
import { highest, lowest, multiplierAt } from './growth.ts';
import { chancesToReach, climbMs, crashPoint } from './math.ts';

/** A source of the two words that make this number of 64 bits. */
const drawing = (drawn: bigint) => {
  const words = [Number(drawn >> 32n), Number(drawn & 0xffff_ffffn)];
  return { nextUint32: () => words.shift() as number };
};
const range = 1n << 64n;

describe('where the kite falls', () => {
  it('reaches each multiplier with exactly the stated chance', () => {
    for (const hundredths of [100, 101, 128, 150, 200, 199, 333, 1000, 99_999, highest]) {
      // The numbers are ordered: the first that reaches it has exactly that many from itself to the last one.
      const first = range - chancesToReach(hundredths);
      expect(crashPoint(drawing(first))).toBeGreaterThanOrEqual(hundredths);
      expect(crashPoint(drawing(first - 1n))).toBeLessThan(hundredths);
    }
  });

  it('is 0 when the kite does not rise, and never above the highest', () => {
    expect(crashPoint(drawing(0n))).toBe(0);
    expect(crashPoint(drawing(range - 1n))).toBe(highest);
    expect(toDecimal({ num: range - chancesToReach(lowest), den: range }, 6)).toBe('0.030000');
  });

  it('returns 97 % at every multiplier that a player may choose', () => {
    for (let hundredths = lowest; hundredths <= highest; hundredths += hundredths < 20_000 ? 1 : 997) {
      const { num, den } = exactReturn(hundredths);
      const missing = { num: 97n * den - 100n * num, den: 100n * den };
      expect(missing.num >= 0n && missing.num * 10n ** 13n < missing.den).toBe(true);
    }
    expect(exactReturn(128)).toEqual({ num: 97n, den: 100n });
  });

  it('comes from the words of HMAC-SHA-256, as anybody may compute it', () => {
    const serverSeed = '5a'.repeat(32);
    const mac = createHmac('sha256', Buffer.from(serverSeed, 'hex')).update('salt:7:0').digest('hex');
    const drawn = BigInt(`0x${mac.slice(0, 16)}`);
    const point = crashPoint(fairSource({ serverSeed, clientSeed: 'salt', nonce: 7 }));
    expect(BigInt(point)).toBe((97n * range) / (range - drawn));
  });

  it('lasts until the next hundredth would stand there', () => {
    expect([climbMs(0), climbMs(100)]).toEqual([0, 166]);
    for (const point of [100, 157, 200, 4021]) {
      expect(multiplierAt(climbMs(point) - 1)).toBe(point);
      expect(multiplierAt(climbMs(point))).toBeGreaterThan(point);
    }
    expect(multiplierAt(climbMs(highest))).toBe(highest);
  });
});

it.each([101, 200, 1000])('[G6] returns its stated share by play, cashed out at %i hundredths', (target) => {
  const source = seededSource(20_261_122 + target);
  const rounds = 400_000;
  let won = 0;
  for (let round = 0; round < rounds; round += 1) if (crashPoint(source) >= target) won += 1;
  const chance = 97 / target;
  const margin99 = 2.5758 * Math.sqrt((chance * (1 - chance)) / rounds);
  expect(Math.abs(won / rounds - chance)).toBeLessThan(margin99);
});
