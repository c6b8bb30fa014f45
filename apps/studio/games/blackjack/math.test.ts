import { describe, expect, it } from 'vitest';
import { rankOf, type Card } from '../../engine/cards.ts';
import { toDecimal } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { simulate } from '../simulate.ts';
import { adviser } from './advice.ts';
import { Book } from './exact.ts';
import { isNatural, pointsOf, withValue } from './hand.ts';
import { blackjackGame, blackjackGames } from './index.ts';
import { offerBlackjack, playBlackjack, unitsPerStake, type BlackjackStep } from './math.ts';
import { titles } from './titles.ts';

const [lindens, shoe] = titles as [(typeof titles)[number], (typeof titles)[number]];
/** `T` is a ten of clubs. */
const cardsOf = (text: string): Card[] => [...text.replaceAll(' ', '')].map((rank) => '23456789TJQKA'.indexOf(rank) * 4);
/** Deals these cards: two for each hand, two for the dealer, then as they are drawn. */
const dealt = (text: string) => {
  const cards = cardsOf(text);
  return { nextUint32: () => cards.shift()! };
};
const play = (text: string, steps: BlackjackStep[] = [], hands = 1, title = lindens) => playBlackjack(title, dealt(text), { hands }, steps);
const book = new Book(lindens);
const move = (hand: string, up: number) => {
  const cards = cardsOf(hand);
  const isPair = cards.length === 2 && rankOf(cards[0]!) === rankOf(cards[1]!);
  const value = Math.min(rankOf(cards[0]!) + 2, 10);
  return book.bestMove(
    { points: pointsOf(cards), isFirst: cards.length === 2, pair: isPair ? (hand[0] === 'A' ? 1 : value) : undefined },
    up,
  ).action;
};

describe('an offer', () => {
  it('leaves out what would stake more than may be staked', () => {
    const options = (text: string, mostMore: number, steps: BlackjackStep[] = []) => offerBlackjack(play(text, steps)!, mostMore).options;
    expect(options('8 8 6 T', 20)).toEqual(['hit', 'stand', 'double', 'split']);
    expect(options('8 8 6 T', 19)).toEqual(['hit', 'stand']);
    expect(options('T 9 A 7', 10)).toEqual(['insure', 'decline']);
    expect(options('T 9 A 7', 9)).toEqual(['decline']);
    // Each of two hands has half of the stake.
    expect(offerBlackjack(play('T 6 9 9 T 7', [], 2)!, 10).options).toContain('double');
  });
});

describe('a hand', () => {
  it.each([
    ['A K', 21, true],
    ['A A', 12, true],
    ['A 9 A', 21, true],
    ['A 9 5', 15, false],
    ['T Q 2', 22, false],
  ])('of %s has %i points', (text, total, isSoft) => {
    expect(pointsOf(cardsOf(text))).toEqual({ total, isSoft });
  });

  it('is a blackjack of two cards only', () => {
    expect([isNatural(cardsOf('A K')), isNatural(cardsOf('7 7 7'))]).toEqual([true, false]);
  });
});

describe('a round', () => {
  it('pays a blackjack three to two at once, and returns the bet where the dealer has one too', () => {
    expect(play('A K 9 8')).toMatchObject({ isOver: true, pay: 50, staked: 20, hands: [{ result: 'blackjack' }] });
    expect(play('A K T A')).toMatchObject({ isOver: true, pay: 20, hands: [{ result: 'push' }] });
    expect(play('T 9 T A')).toMatchObject({ isOver: true, pay: 0, staked: 20, hands: [{ result: 'lost' }] });
  });

  it('shows one card of the dealer until it is over, and says what may be done', () => {
    expect(play('T 6 9 8')).toMatchObject({ isOver: false, dealer: cardsOf('9'), options: ['hit', 'stand', 'double'], active: 0 });
    expect(play('8 8 9 7')?.options).toEqual(['hit', 'stand', 'double', 'split']);
    expect(play('T 6 9 8', ['stand'])).toMatchObject({ isOver: true, dealer: cardsOf('9 8'), pay: 0 });
  });

  it('stakes as much again for a double, which draws one card', () => {
    expect(play('6 5 6 T T T', ['double'])).toMatchObject({ isOver: true, staked: 40, pay: 80, hands: [{ bet: 40, result: 'won' }] });
    expect(play('6 5 6 T', ['hit', 'double'])).toBeUndefined();
  });

  it('makes two hands of a pair, each doubled by itself where the title allows it', () => {
    const split = play('8 8 6 T 3 2', ['split']);
    expect(split).toMatchObject({ staked: 40, active: 0, hands: [{ cards: cardsOf('8 3') }, { cards: cardsOf('8 2') }] });
    expect(play('8 8 6 T 3 2 T T T', ['split', 'double', 'double'])).toMatchObject({ staked: 80, pay: 160, isOver: true });
    expect(play('8 8 6 T 3 2 T', ['split', 'double'], 1, shoe)).toBeUndefined();
    expect(play('A A 6 T K 5 T', ['split'])).toMatchObject({ isOver: true, staked: 40, hands: [{ result: 'won' }, { result: 'won' }] });
    expect(play('8 8 6 T 8 2', ['split', 'split'])).toBeUndefined();
  });

  it('offers insurance against an ace before anything else, for half a stake, paid two to one', () => {
    expect(play('T 9 A K')).toMatchObject({ isOver: false, active: null, options: ['insure', 'decline'] });
    expect(play('T 9 A K', ['insure'])).toMatchObject({ isOver: true, staked: 30, pay: 30 });
    expect(play('T 9 A K', ['decline'])).toMatchObject({ isOver: true, staked: 20, pay: 0 });
    expect(play('T 9 A 7', ['insure', 'stand'])).toMatchObject({ isOver: true, staked: 30, pay: 40 });
    expect(play('T 9 A K', ['hit'])).toBeUndefined();
  });

  it('plays two hands one after the other for half the stake each', () => {
    expect(play('T 6 9 9 T 7 5', ['hit', 'stand'], 2)).toMatchObject({ staked: 20, pay: 40, hands: [{ bet: 10 }, { bet: 10 }] });
    expect(play('A K 9 9 T 7', ['stand'], 2)).toMatchObject({ pay: 45 });
  });

  it('lets the dealer draw on a soft seventeen only where the title says so', () => {
    expect(play('T 7 6 A', ['stand'])?.dealer).toHaveLength(2);
    expect(play('T 7 6 A 4', ['stand'], 1, shoe)?.dealer).toHaveLength(3);
  });

  it('ends for a player who stays away without a further stake, from wherever it stands', () => {
    for (const [cards, steps] of [
      ['T 6 9 8', []],
      ['T 9 A 7', []],
      ['8 8 6 T 3 2 T', ['split']],
    ] as [string, BlackjackStep[]][]) {
      const before = play(cards, steps)!;
      const left = play(cards, [...steps, blackjackGame(lindens).abandon(before)!])!;
      expect([left.isOver, left.staked]).toEqual([true, before.staked]);
    }
    expect(play('T 6 9 8', ['stand', 'leave'])).toBeUndefined();
  });

  it('never stakes more than its steps say, and pays no more than the stated most', () => {
    for (const game of blackjackGames) {
      const random = seededSource(4);
      for (let round = 0; round < 400; round += 1) {
        const steps: BlackjackStep[] = [];
        const seed = round;
        let outcome = game.play(seededSource(seed), { hands: 1 }, steps)!;
        while (!outcome.isOver) {
          steps.push(outcome.options[random.nextUint32() % outcome.options.length]!);
          outcome = game.play(seededSource(seed), { hands: 1 }, steps)!;
        }
        const raises = steps.filter((step) => step === 'double' || step === 'split').length;
        const half = steps.includes('insure') ? unitsPerStake / 2 : 0;
        expect(outcome.staked).toBe(unitsPerStake * (1 + raises) + half);
        const least = game.stakeUnits! / unitsPerStake;
        expect([outcome.pay * least, outcome.staked * least].every(Number.isInteger)).toBe(true);
        expect(outcome.pay).toBeLessThanOrEqual(Number(game.facts.maxWin.num) * unitsPerStake);
      }
    }
  });
});

describe('the best play', () => {
  it.each([
    ['T 6', 10, 'hit'],
    ['T 6', 6, 'stand'],
    ['T 2', 3, 'hit'],
    ['T 2', 4, 'stand'],
    ['6 5', 10, 'double'],
    ['6 5', 1, 'hit'],
    ['A 7', 9, 'hit'],
    ['A 7', 2, 'stand'],
    ['A 7', 5, 'double'],
    ['8 8', 10, 'split'],
    ['T T', 6, 'stand'],
    ['5 5', 6, 'double'],
    ['A A', 10, 'split'],
    ['9 9', 7, 'stand'],
  ])('of %s against %i is to %s', (hand, up, action) => {
    expect(move(hand, up)).toBe(action);
  });

  it('stands where every further card is too many: 20 gains what its chances say', () => {
    const { action, gain } = book.bestMove({ points: { total: 20, isSoft: false }, isFirst: false }, 6);
    expect([action, gain > 0n]).toEqual(['stand', true]);
    expect(withValue({ total: 20, isSoft: false }, 2).total).toBe(22);
  });

  it.each(titles.map((title) => [title.name, title] as const))('of %s returns what is stated, and in play', (_, title) => {
    const { facts, strategies } = blackjackGame(title);
    expect(toDecimal(new Book(title).rtp(), 12)).toBe(toDecimal(facts.rtp, 12));
    for (const strategy of strategies!) {
      const { mean, margin99 } = simulate(blackjackGame(title), seededSource(9), 8_000, strategy);
      expect(Math.abs(mean - Number(toDecimal(facts.rtp, 8)))).toBeLessThan(margin99);
    }
  });

  it('declines insurance', () => {
    expect(adviser(lindens)(play('T 9 A K')!)).toBe('decline');
  });
});

it('takes only the hands and steps that it offers', () => {
  const game = blackjackGame(shoe);
  for (const value of [null, {}, { hands: 2 }, { hands: '1' }, { hands: 1, more: 1 }]) expect(game.readChoice(value)).toBeUndefined();
  for (const value of ['draw', 3, null]) expect(game.readStep(value)).toBeUndefined();
});
