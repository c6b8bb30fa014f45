import { describe, expect, it } from 'vitest';
import { highest, multiplierAt, reachedAfter } from './growth.ts';

describe('the climb', () => {
  it('is e^(0.06 t), rounded down to hundredths', () => {
    expect([0, 166, 167, 1000, 11_552, 11_553, 60_000].map(multiplierAt)).toEqual([100, 101, 101, 106, 199, 200, 3659]);
    for (let ms = 0; ms < 150_000; ms += 977) {
      expect(Math.abs(multiplierAt(ms) - Math.floor(100 * Math.exp(0.00006 * ms)))).toBeLessThanOrEqual(1);
    }
  });

  it('never falls, and ends at 10,000.00 after two and a half minutes', () => {
    let last = 0;
    for (let ms = 0; ms <= 154_000; ms += 7) {
      const now = multiplierAt(ms);
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
    expect(reachedAfter(highest)).toBe(153_506);
    expect([multiplierAt(153_505), multiplierAt(153_506), multiplierAt(1e9)]).toEqual([999_959, highest, highest]);
  });

  it('takes no time before it begins, and counts whole milliseconds', () => {
    expect([multiplierAt(-50), multiplierAt(0.99)]).toEqual([100, 100]);
    expect(multiplierAt(20_000.7)).toBe(multiplierAt(20_000));
  });

  it.each([100, 101, 150, 200, 1000, 12_345, highest])('says when it first stands at %i hundredths', (hundredths) => {
    const ms = reachedAfter(hundredths);
    expect(multiplierAt(ms)).toBeGreaterThanOrEqual(hundredths);
    if (ms > 0) expect(multiplierAt(ms - 1)).toBeLessThan(hundredths);
  });
});
