import { describe, expect, it } from 'vitest';
import { deckSize, rankOf } from '../../engine/cards.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { exactRtp } from './exact.ts';
import { highCardGame } from './index.ts';
import { payFor, sides, unitsPerStake, winnerOf } from './math.ts';
import { titles } from './titles.ts';

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  const game = highCardGame(title);

  it('returns what all pairs of cards of its shoe pay', () => {
    const cards = Array.from({ length: deckSize * title.decks }, (__, card) => card % deckSize);
    for (const side of sides) {
      let paid = 0;
      cards.forEach((left, a) =>
        cards.forEach((right, b) => {
          if (a !== b) paid += payFor(title, side, winnerOf(rankOf(left), rankOf(right)));
        }),
      );
      const { num, den } = exactRtp(title, side);
      expect(BigInt(paid) * den).toBe(num * BigInt(cards.length * (cards.length - 1) * unitsPerStake));
    }
    expect(exactRtp(title, 'left')).toEqual(exactRtp(title, 'right'));
    expect(Number(game.facts.rtp.num) / Number(game.facts.rtp.den)).toBeLessThan(
      Number(game.facts.highestRtp!.num) / Number(game.facts.highestRtp!.den),
    );
  });

  it('[G6] returns it by play', () => {
    for (const strategy of game.strategies!) expectStatedReturn(game, strategy, 20_000);
  });

  it('never deals one card of a single deck twice', () => {
    const source = seededSource(9);
    for (let round = 0; round < 2000; round += 1) {
      const { left, right } = game.play(source, { side: 'left' }, [])!;
      expect(title.decks > 1 || left !== right).toBe(true);
    }
  });

  it('takes only its three bets', () => {
    for (const value of [null, {}, { side: 'both' }, { side: 'left', more: 1 }]) expect(game.readChoice(value)).toBeUndefined();
  });
});
