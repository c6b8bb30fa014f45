import { describe, expect, it } from 'vitest';
import { rational, toDecimal } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { bestHold, everyHand } from './exact.ts';
import { deckSize, suits, type Card } from '../../engine/cards.ts';
import { handAt, handOf, payOf, type PokerRules } from './hand.ts';
import { burnishedJacks, jacksRules, pokerGames, shortListRtp } from './index.ts';
import { playPoker } from './math.ts';
import { heldByList } from './short-list.ts';
import { titles } from './titles.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';

/** `Th` is the ten of hearts. */
const cardsOf = (text: string): Card[] =>
  text.split(' ').map(([rank, suit]) => '23456789TJQKA'.indexOf(rank!) * 4 + suits.findIndex((name) => name.startsWith(suit!)));
const [deuces, bonus] = titles as readonly PokerRules[] as [PokerRules, PokerRules];
const play = (steps: readonly number[][], seed = 7) => playPoker(jacksRules, seededSource(seed), steps)!;

describe('the hands', () => {
  it.each([
    ['Ts Js Qs Ks As', 'royalFlush'],
    ['9s Ts Js Qs Ks', 'straightFlush'],
    ['5d 2d Ad 3d 4d', 'straightFlush'],
    ['7c 7d 7h 7s As', 'fourOfAKind'],
    ['7c 7d 7h As Ac', 'fullHouse'],
    ['2h 4h 7h 9h Kh', 'flush'],
    ['Ac 2d 3h 4s 5c', 'straight'],
    ['Tc Jd Qh Ks Ac', 'straight'],
    ['Jc Qd Kh As 2c', 'nothing'],
    ['2c 2d 2h As Kc', 'threeOfAKind'],
    ['2c 2d 3h 3s Kc', 'twoPair'],
    ['Jc Jd 3h 4s Kc', 'jacksOrBetter'],
    ['Tc Td 3h 4s Kc', 'nothing'],
  ])('%s: %s', (cards, hand) => {
    expect(handOf(cardsOf(cards))).toBe(hand);
  });

  it('are as many of each as combinatorics says, over all 2,598,960', () => {
    expect(everyHand(jacksRules).counts).toMatchObject({
      royalFlush: 4,
      straightFlush: 36,
      fourOfAKind: 624,
      fullHouse: 3_744,
      flush: 5_108,
      straight: 10_200,
      threeOfAKind: 54_912,
      twoPair: 123_552,
      jacksOrBetter: 337_920,
      nothing: 2_062_860,
    });
  });
});

describe('deuces that are wild', () => {
  it.each([
    ['Ts Js Qs Ks As', 'royalFlush'],
    ['2c 2d 2h 2s Ks', 'fourDeuces'],
    ['2c Js Qs Ks As', 'wildRoyal'],
    ['2c 2d 2h Ts As', 'wildRoyal'],
    ['2c 2d 7h 7s 7c', 'fiveOfAKind'],
    ['2c 2d 2h 7s 7c', 'fiveOfAKind'],
    ['2c 3d 4d 5d Ad', 'straightFlush'],
    ['2c 2d 2h 5s 9s', 'straightFlush'],
    ['2c 2d 2h 5s Jc', 'fourOfAKind'],
    ['7c 7d 7h 7s As', 'fourOfAKind'],
    ['2c 7d 7h 9s 9c', 'fullHouse'],
    ['2c 2d 5h 9h Kh', 'flush'],
    ['2c 3d 4h 6s 5c', 'straight'],
    ['2c 2d Qh Ks Ac', 'straight'],
    ['2c 2d 5h 9s Kc', 'threeOfAKind'],
    ['2c 7d 7h 9s Kc', 'threeOfAKind'],
    ['7c 7d 9h 9s Kc', 'nothing'],
    ['2c 5d 7h 9s Kc', 'nothing'],
  ])('%s: %s', (cards, hand) => {
    expect(handAt(deuces, cardsOf(cards))).toBe(hand);
  });

  it('make as many of each hand as combinatorics says', () => {
    expect(everyHand(deuces).counts).toMatchObject({
      royalFlush: 4,
      fourDeuces: 48,
      wildRoyal: 480,
      fiveOfAKind: 624,
      straightFlush: 2_068,
      fourOfAKind: 31_552,
      fullHouse: 12_672,
      flush: 14_472,
      straight: 62_232,
      threeOfAKind: 355_080,
      nothing: 2_119_728,
    });
  });

  it('are held for their worth: four of them alone or with any card, which cannot make them better', () => {
    expect(bestHold(deuces, cardsOf('2c 2d 2h 2s Ks')).worth).toEqual(rational(200n));
  });
});

describe('bonuses for four of a kind', () => {
  it.each([
    ['Ac Ad Ah As 2c', 'fourAces', 80],
    ['3c 4d 4h 4s 4c', 'fourLow', 40],
    ['5c 5d Ah 5s 5h', 'fourOfAKind', 25],
  ])('%s: %s, %i stakes', (cards, hand, pay) => {
    expect(handAt(bonus, cardsOf(cards))).toBe(hand);
    expect(payOf(bonus, handAt(bonus, cardsOf(cards)))).toBe(pay);
    expect(handAt(jacksRules, cardsOf(cards))).toBe('fourOfAKind');
  });
});

// The exact returns over all hands of all tables are those of `bench/burnished-jacks.ts`; ten million rounds of each those of `bench/rtp.ts`.
it('[G6] Deuces at Dawn returns in play what is stated, with the best holds', () => {
  expectStatedReturn(pokerGames[0]!, undefined, 5_000);
});

describe('the best hold', () => {
  it.each([
    ['Ts Js Qs Ks As', 'Ts Js Qs Ks As', '800.000000'],
    ['Js Qs Ks As Ah', 'Js Qs Ks As', '18.531915'],
    ['9h Th Jh Qh Ah', 'Th Jh Qh Ah', '18.361702'],
    ['9h Th Jh Qh Kh', '9h Th Jh Qh Kh', '50.000000'],
    ['7c 7d 7h 2s 9c', '7c 7d 7h', '4.302498'],
    ['3c 3d 8h 8s Kc', '3c 3d 8h 8s', '2.595745'],
    ['Jc Jd 3h 6s 9c', 'Jc Jd', '1.536540'],
    ['5h 6h 7h 8h Kc', '5h 6h 7h 8h', '3.531915'],
    ['2h 4h 7h 9h Kc', '2h 4h 7h 9h', '1.148936'],
    ['6c 6d 9h Js Kc', '6c 6d', '0.823682'],
    ['5c 6d 7h 8s Kc', '5c 6d 7h 8s', '0.680851'],
    ['2c 5d 8h 9s Qc', 'Qc', '0.474420'],
    ['2c 4d 6h 7s 9c', '', '0.359716'],
  ])('of %s is %s, worth %s', (dealt, held, worth) => {
    const cards = cardsOf(dealt);
    const best = bestHold(jacksRules, cards);
    expect(best.hold.map((place) => cards[place])).toEqual(held === '' ? [] : cardsOf(held));
    expect(toDecimal(best.worth, 6)).toBe(worth);
  });

  it('is worth what all its draws pay on average', () => {
    const [dealt, held] = [cardsOf('2c Js 8d Ts 9h'), cardsOf('Js Ts 9h 8d')];
    const draws = Array.from({ length: deckSize }, (_, card) => card).filter((card) => !dealt.includes(card));
    const total = draws.reduce((sum, card) => sum + payOf(jacksRules, handOf([...held, card])), 0);
    expect(bestHold(jacksRules, dealt)).toEqual({ hold: [1, 2, 3, 4], worth: rational(BigInt(total), 47n) });
  });

  it('[G6] returns in play what is stated: 99.5439 %', () => {
    expect(toDecimal(burnishedJacks.facts.rtp, 6)).toBe('0.995439');
    expectStatedReturn(burnishedJacks, undefined, 20_000);
  });
});

describe('the short list', () => {
  it.each([
    ['7c 7d 7h 7s As', '7c 7d 7h 7s As'],
    ['9h Th Jh Qh Ah', 'Th Jh Qh Ah'],
    ['7c 7d 7h As Ac', '7c 7d 7h As Ac'],
    ['7c 7d 7h As Kc', '7c 7d 7h'],
    ['5h 6h 7h 9h 9c', '5h 6h 7h 9h'],
    ['3c 3d Kh Ks Ac', '3c 3d Kh Ks'],
    ['Kc Kd 2h 4h 9h', 'Kc Kd'],
    ['3c Tc Jc Ac 3d', 'Tc Jc Ac'],
    ['2h 4h 7h 9h 9c', '2h 4h 7h 9h'],
    ['5c 6d 7h 8s 8c', '8s 8c'],
    ['2c 3d 4h 5s Kc', '2c 3d 4h 5s'],
    ['Ac 2d 3h 4s 9c', 'Ac'],
    ['Jc Qd Kh As 2c', 'Jc Qd'],
    ['2c Jc Qd Kd 9h', 'Qd Kd'],
    ['Ac 3d 5d 7d 9s', '3d 5d 7d'],
    ['2c 4d 8h Td Kd', 'Td Kd'],
    ['2c 4d 8h Td Ad', 'Ad'],
    ['2c 4d 6h 8s Tc', ''],
  ])('holds of %s: %s', (dealt, held) => {
    expect(heldByList(cardsOf(dealt))).toEqual(held === '' ? [] : cardsOf(held));
  });

  it('[G6] returns in play what is stated of it: 99.46 %', () => {
    expect(toDecimal(shortListRtp, 6)).toBe('0.994588');
    expectStatedReturn(burnishedJacks, burnishedJacks.strategies![1], 20_000);
  });
});

describe('a round', () => {
  it('deals five cards of one deck and waits for the hold', () => {
    const { dealt, ...rest } = play([]);
    expect(new Set(dealt).size).toBe(5);
    expect(rest).toEqual({ pay: 0, isOver: false, held: null, cards: dealt, hand: handOf(dealt) });
  });

  it('keeps what is held and draws the others from the 47 that are left', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const { dealt, cards, hand, pay, isOver } = play([[1, 3]], seed);
      expect(dealt).toEqual(play([], seed).dealt);
      expect([cards[1], cards[3]]).toEqual([dealt[1], dealt[3]]);
      expect(new Set([...dealt, ...cards]).size).toBe(8);
      expect([hand, pay, isOver]).toEqual([handOf(cards), payOf(jacksRules, handOf(cards)), true]);
    }
  });

  it('deals each card as often as any other', () => {
    const times = Array.from({ length: deckSize }, () => 0);
    for (let seed = 0; seed < 2_080; seed += 1) for (const card of play([[]], seed).cards) times[card]! += 1;
    // 200 expected; the 99.9 % point of chi-square with 51 degrees of freedom.
    expect(times.reduce((sum, each) => sum + (each - 200) ** 2 / 200, 0)).toBeLessThan(87.97);
  });

  it('allows one hold, and ends for a player who stays away with the cards as dealt', () => {
    expect(playPoker(jacksRules, seededSource(7), [[0], [1]])).toBeUndefined();
    const left = play([burnishedJacks.abandon(play([])) as number[]]);
    expect(left).toMatchObject({ isOver: true, cards: left.dealt });
  });

  it.each([[[]], [[0]], [[0, 2, 4]], [[0, 1, 2, 3, 4]]])('takes the hold %j', (value) => {
    expect(burnishedJacks.readStep(value)).toEqual(value);
  });

  it.each([[[5]], [[-1]], [[1, 0]], [[2, 2]], [[0.5]], [['0']], [[null]], ['01'], [3], [null], [{ 0: 1 }]])('takes no hold %j', (value) => {
    expect(burnishedJacks.readStep(value)).toBeUndefined();
  });
});
