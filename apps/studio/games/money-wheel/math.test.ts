import { describe, expect, it } from 'vitest';
import { seededSource } from '../../engine/seeded-source.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { exactRtp } from './exact.ts';
import { wheelGame } from './index.ts';
import { paysOf } from './math.ts';
import { risks, titles } from './titles.ts';

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  const game = wheelGame(title);

  it('has all its segments, and returns the same at each risk', () => {
    for (const risk of risks) {
      expect(paysOf(title, risk)).toHaveLength(title.segments);
      expect(exactRtp(title, risk)).toEqual(game.facts.rtp);
      expect(paysOf(title, risk).every((pay) => pay % 10 === 0)).toBe(true);
    }
  });

  it('[G6] returns it by play', () => {
    for (const strategy of game.strategies!) expectStatedReturn(game, strategy, 20_000);
  });
});

it('pays the segment that comes, and takes no other choice', () => {
  const game = wheelGame(titles[0]!);
  const outcome = game.play(seededSource(3), { risk: 'medium' }, [])!;
  expect(outcome.pay).toBe(paysOf(titles[0]!, 'medium')[outcome.segment]);
  for (const value of [null, {}, { risk: 'none' }, { risk: 'low', more: 1 }]) expect(game.readChoice(value)).toBeUndefined();
});
