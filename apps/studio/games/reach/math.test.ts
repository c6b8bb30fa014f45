import { describe, expect, it } from 'vitest';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { exactRtp } from './exact.ts';
import { reachGame } from './index.ts';
import { lowest, reach, step } from './math.ts';
import { titles } from './titles.ts';

const words = (...given: number[]) => ({ nextUint32: () => given.shift()! });

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  const game = reachGame(title);

  it('returns what it states at every target, to less than one part in a trillion', () => {
    for (let target = lowest; target <= title.highest; target += step * 7) {
      const { num, den } = exactRtp(title, target);
      const lost = title.given * den - 100n * num;
      expect(lost >= 0n && lost * 10n ** 10n < den).toBe(true);
    }
  });

  it('[G6] returns it by play', () => {
    for (const strategy of game.strategies!) expectStatedReturn(game, strategy, 20_000);
  });

  it('pays a target that is reached, and none beyond the highest', () => {
    expect(reach(title, words(0, 0), { target: lowest })).toEqual({ height: Number(title.given), pay: 0, isOver: true });
    const high = words(0xffff_ffff, 0xffff_ffff);
    expect(reach(title, high, { target: title.highest })).toEqual({ height: title.highest, pay: title.highest, isOver: true });
  });

  it('takes only targets that it offers', () => {
    expect(game.readChoice({ target: 200 })).toEqual({ target: 200 });
    for (const target of [100, 205, title.highest + 10, '200', 200.5]) expect(game.readChoice({ target })).toBeUndefined();
  });
});
