import { describe, expect, it } from 'vitest';
import { rational } from '../../engine/rational.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { liveWheel } from './index.ts';
import { rulesOf, segmentsOf } from './math.ts';
import { titles } from './titles.ts';

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  const [rules, segments] = [rulesOf(title), segmentsOf(title)];

  it('[G6] returns the same on every kind of segment: what all segments make it', () => {
    const returns = rules.places.map((place) => {
      const paid = segments.reduce((sum, __, segment) => sum + rules.returned(place, segment), 0);
      expect(rational(BigInt(paid), BigInt(100 * segments.length))).toEqual(rules.exactReturn(place));
      return rules.exactReturn(place);
    });
    expect(new Set(returns.map(({ num, den }) => `${num}/${den}`)).size).toBe(1);
    expect(Number(returns[0]!.num) / Number(returns[0]!.den)).toBeGreaterThan(0.96);
  });

  it('[G6] returns its figure by play', () => {
    const game = liveWheel(title);
    for (const strategy of game.strategies!) expectStatedReturn(game, strategy, 8_000);
  });

  it('has every segment, no two of the largest beside each other, and whole multiples of its step', () => {
    for (const [times, count] of title.kinds) {
      expect(segments.filter((each) => each === times)).toHaveLength(count);
      expect(times % title.returnStep).toBe(0);
    }
    expect(segments.every((times, at) => times < 1000 || segments[(at + 1) % segments.length]! < 1000)).toBe(true);
  });
});
