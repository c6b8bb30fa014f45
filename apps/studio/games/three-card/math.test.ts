import { describe, expect, it } from 'vitest';
import { deckSize, suits, type Card } from '../../engine/cards.ts';
import { rational } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { everyHand, gainOfPlay } from './exact.ts';
import { kindOf, kinds, qualifying, scoreOf, worthPlaying, type Kind } from './hand.ts';
import { threeCardGame, threeCardGames } from './index.ts';
import { bonusOf, endingOf, payOf, playThreeCard } from './math.ts';
import { titles } from './titles.ts';

const [terrace] = titles as [(typeof titles)[number]];
/** `Th` is the ten of hearts. */
const cardsOf = (text: string): Card[] =>
  text.split(' ').map(([rank, suit]) => '23456789TJQKA'.indexOf(rank!) * 4 + suits.findIndex((name) => name.startsWith(suit!)));
const score = (text: string) => scoreOf(cardsOf(text));
const all = everyHand();
const gainOf = (text: string) => {
  const cards = cardsOf(text).toSorted((a, b) => a - b) as [Card, Card, Card];
  return gainOfPlay(terrace, { cards, score: scoreOf(cards) }, all) / 18_424;
};

describe('the hands', () => {
  it('are as many of each as combinatorics says, over all 22,100', () => {
    const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
    for (const hand of all) counts[kindOf(hand.score)] += 1;
    expect(counts).toEqual({ high: 16_440, pair: 3_744, flush: 1_096, straight: 720, three: 52, straightFlush: 48 });
  });

  it('rank as they are rare, and among their own kind by their cards', () => {
    const order = [
      'Kh Qd 2c',
      'Ah 4d 2d',
      '2c 2d 3h',
      '2c 2d 4h',
      'Ac Ad Kh',
      '2h 3h 5h',
      '2c 3d Ah',
      '2c 3d 4h',
      'Qh Kd Ac',
      '2c 2d 2h',
      'Ah 2h 3h',
    ];
    const scores = order.map(score);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(new Set(scores).size).toBe(scores.length);
    expect(score('Kh Qd 2c')).toBe(score('Ks Qc 2h'));
  });

  it('qualify the dealer from a queen on', () => {
    expect([score('Jc 9d 8h') >= qualifying, score('Qc 3d 2h') >= qualifying]).toEqual([false, true]);
  });
});

describe('a round', () => {
  const play = (steps: ('play' | 'fold')[], seed = 1) => playThreeCard(terrace, seededSource(seed), steps)!;

  it('shows the dealer nothing of until the player has decided, deals six cards of one deck', () => {
    expect(play([])).toMatchObject({ isOver: false, dealer: null, ending: null, staked: 1, pay: 0 });
    for (let seed = 0; seed < 200; seed += 1) {
      const { player, dealer } = play(['play'], seed);
      expect(new Set([...player, ...dealer!]).size).toBe(6);
      expect(player).toEqual(play([], seed).player);
    }
  });

  it('stakes as much again to play, and nothing more to fold', () => {
    expect(play(['fold'])).toMatchObject({ isOver: true, staked: 1, pay: 0, ending: 'folded', bonus: 0 });
    const { staked, pay, player, dealer, ending, kind } = play(['play']);
    expect(staked).toBe(2);
    expect(ending).toBe(endingOf(scoreOf(player), scoreOf(dealer!)));
    expect(pay).toBe(payOf(ending!) + bonusOf(terrace, kind));
    expect(playThreeCard(terrace, seededSource(1), ['play', 'play'])).toBeUndefined();
  });

  it.each([
    ['Ac Kd 2h', 'Jc 9d 8h', 'notQualified', 3],
    ['Ac Kd 2h', 'Qc 9d 8h', 'won', 4],
    ['Qc 9d 8h', 'Qd 9h 8s', 'push', 2],
    ['Qc 9d 7h', 'Qd 9h 8s', 'lost', 0],
  ])('%s against %s: %s, %i stakes back', (player, dealer, ending, pay) => {
    expect(endingOf(score(player), score(dealer))).toBe(ending);
    expect(payOf(endingOf(score(player), score(dealer)))).toBe(pay);
  });

  it('folds for a player who stays away: who has seen his cards has no stake back', () => {
    expect(threeCardGame(terrace).abandon(play([]))).toBe('fold');
  });

  it('deals each card as often as any other', () => {
    const times = Array.from({ length: deckSize }, () => 0);
    for (let seed = 0; seed < 2_600; seed += 1) for (const card of play([], seed).player) times[card]! += 1;
    // 150 expected; the 99.9 % point of chi-square with 51 degrees of freedom.
    expect(times.reduce((sum, each) => sum + (each - 150) ** 2 / 150, 0)).toBeLessThan(87.97);
  });
});

describe('the best play', () => {
  it('plays queen, six, four and folds queen, six, three: over every hand of the dealer', () => {
    expect(gainOf('Qc 6d 4h')).toBeGreaterThan(-1);
    expect(gainOf('Qc 6d 3h')).toBeLessThan(-1);
    expect(score('Qc 6d 4h')).toBe(worthPlaying);
  });

  it.each(threeCardGames.map((game) => [game.name, game] as const))('[G6] of %s returns in play what is stated', (_, game) => {
    expectStatedReturn(game, game.strategies![0], 20_000);
    expect(game.facts.rtp.num < game.facts.rtp.den).toBe(true);
  });

  it('wins most with a straight flush against a hand that it beats', () => {
    expect(threeCardGame(terrace).facts.maxWin).toEqual(rational(BigInt(payOf('won') + bonusOf(terrace, 'straightFlush'))));
  });
});
