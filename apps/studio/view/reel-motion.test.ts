import { describe, expect, it } from 'vitest';
import { brakeTimes, haltMs, isFast, reelMotion, restOfWay, turned } from './reel-motion.ts';

const frame = 1000 / 60;

describe('a reel', () => {
  it('moves without a jump from rest to full speed', () => {
    expect(turned(0)).toBe(0);
    for (let ms = 0; ms < 2000; ms += frame) {
      const step = turned(ms + frame) - turned(ms);
      expect(step).toBeLessThan((reelMotion.speed * frame) / 1000 + 0.001);
      expect(step).toBeGreaterThan(-0.05);
    }
  });

  it('brakes without a jump, swings past its stop a little, and rests on it exactly', () => {
    expect(restOfWay(0)).toBe(reelMotion.brakeSymbols);
    let least = 1;
    for (let ms = 0; ms < haltMs; ms += frame) {
      const step = restOfWay(ms) - restOfWay(ms + frame);
      expect(Math.abs(step)).toBeLessThan((reelMotion.speed * frame) / 1000 + 0.001);
      least = Math.min(least, restOfWay(ms));
    }
    expect(least).toBeLessThan(-0.05);
    expect(least).toBeGreaterThan(-0.2);
    expect(restOfWay(haltMs)).toBe(0);
    expect(restOfWay(haltMs + 1e6)).toBe(0);
  });

  it('is drawn sharp while it starts and where it comes to rest', () => {
    expect([isFast(0, null), isFast(1000, null), isFast(1000, 0), isFast(1000, haltMs)]).toEqual([false, true, true, false]);
  });
});

describe('brakeTimes', () => {
  it('stops the reels one after the other, never before the least time', () => {
    expect(brakeTimes(5, 0, () => false)).toEqual([0, 1, 2, 3, 4].map((reel) => reelMotion.leastTurnMs + reel * reelMotion.stopStaggerMs));
    expect(brakeTimes(2, 3000, () => false)).toEqual([3000, 3000 + reelMotion.stopStaggerMs]);
  });

  it('turns an awaited reel longer, and so the ones after it', () => {
    const plain = brakeTimes(5, 0, () => false);
    const awaited = brakeTimes(5, 0, (reel) => reel === 3);
    expect(awaited.map((time, reel) => time - (plain[reel] as number))).toEqual([
      0,
      0,
      0,
      reelMotion.anticipationMs,
      reelMotion.anticipationMs,
    ]);
  });
});
