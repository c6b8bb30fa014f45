import { describe, expect, it } from 'vitest';
import { checkRound } from '../check-round.ts';
import { kiteWeather } from './index.ts';
import { chancesToReach } from './math.ts';

/** A source whose round ends at exactly this height. */
const endingAt = (hundredths: number) => {
  const drawn = (1n << 64n) - chancesToReach(hundredths);
  return {
    nextUint32: (
      (words) => () =>
        words.shift() as number
    )([Number(drawn >> 32n), Number(drawn & 0xffff_ffffn)]),
  };
};
const play = (point: number, autoCashOut: number | null, ...at: number[]) =>
  kiteWeather.play(
    endingAt(point),
    autoCashOut === null ? null : { autoCashOut },
    at.map((each) => ({ at: each })),
  );

describe('a bet on the kite', () => {
  it('pays the multiplier at which the player left, and does not say where the others will end', () => {
    expect(play(300, null, 250)).toEqual({ pay: 250, isOver: true, cashedOutAt: 250, endedAt: null });
    expect(play(300, null, 300)).toMatchObject({ pay: 300 });
    expect(play(300, 300)).toMatchObject({ pay: 300, cashedOutAt: 300, endedAt: null });
  });

  it('is lost when the player stays, and cannot be cashed out above the end or above its own automatic cash-out', () => {
    expect(play(300, null)).toEqual({ pay: 0, isOver: true, cashedOutAt: null, endedAt: 300 });
    expect(play(300, 301)).toMatchObject({ pay: 0, endedAt: 300 });
    expect([play(300, null, 301), play(300, 200, 201), play(300, null, 150, 160)]).toEqual([undefined, undefined, undefined]);
  });

  it('is paid at the highest by itself', () => {
    expect(play(1_000_000, null)).toMatchObject({ pay: 1_000_000, cashedOutAt: 1_000_000 });
  });

  it.each([
    { autoCashOut: 100 },
    { autoCashOut: 1_000_001 },
    { autoCashOut: 1.5 },
    { autoCashOut: '200' },
    {},
    [],
    7,
    { autoCashOut: 200, x: 1 },
  ])('offers no choice %j', (choice) => expect(kiteWeather.readChoice(choice)).toBeUndefined());

  it('is computed again from the seed of the chain, the public word and the number of the round', () => {
    const seed = { serverSeed: 'ab'.repeat(32), clientSeed: kiteWeather.salt, nonce: 3 };
    const { outcome } = checkRound(kiteWeather, seed);
    expect(checkRound(kiteWeather, { ...seed, choice: { autoCashOut: 101 } }).outcome.pay).toBe((outcome.endedAt ?? 0) >= 101 ? 101 : 0);
    expect(() => checkRound(kiteWeather, { ...seed, steps: [{ at: 1_000_000 }] })).toThrow('step');
  });
});
