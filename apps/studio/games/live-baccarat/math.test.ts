import { describe, expect, it } from 'vitest';
import { rankOf } from '../../engine/cards.ts';
import { rational } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { exactReturns } from '../baccarat/exact.ts';
import { liveBaccarat } from './index.ts';
import { returned, rulesOf } from './math.ts';
import { places } from './places.ts';
import { titles } from './titles.ts';

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  const rules = rulesOf(title);

  it('[G6] states what every coup of a full shoe returns exactly', () => {
    const dealt = exactReturns(title);
    for (const side of ['player', 'tie', 'banker'] as const) expect(rules.exactReturn(side)).toEqual(dealt[side]);
  });

  it('[G6] returns on a pair what all pairs of first cards make it', () => {
    const cards = Array.from({ length: 52 * title.decks }, (__, card) => card % 52);
    const alike = cards.reduce((sum, card) => sum + cards.filter((other) => rankOf(other) === rankOf(card)).length - 1, 0);
    const all = cards.length * (cards.length - 1);
    for (const place of ['player-pair', 'banker-pair'])
      expect(rules.exactReturn(place)).toEqual(rational(BigInt(alike * title.pair), BigInt(all * 100)));
  });

  it('[G6] returns its figures by play', () => {
    const game = liveBaccarat(title);
    for (const strategy of game.strategies!) expectStatedReturn(game, strategy, 8_000);
  });

  it('returns whole multiples of its step, and never more than its highest', () => {
    const source = seededSource(5);
    for (let round = 0; round < 500; round += 1) {
      const result = rules.draw(source);
      for (const place of places) {
        expect(returned(title, place, result) % title.payStep).toBe(0);
        expect(returned(title, place, result)).toBeLessThanOrEqual(rules.highest);
      }
    }
  });
});

it('pays several bets of one coup, each by its own', () => {
  const [first] = titles as [(typeof titles)[number]];
  // Two fives against nine and ten: the banker wins, and the player has a pair.
  const result = [
    [12, 13],
    [28, 32],
  ] as const;
  expect(places.map((place) => returned(first, place, result))).toEqual([0, 0, 195, 1200, 0]);
});
