import { rankOf, suitOf, type Card } from '../../engine/cards.ts';
import { handOf, handSize } from './hand.ts';
import type { Hand } from './hands.ts';

const ten = 8;
const jack = 9;
const ace = 12;
/** The ranks of each straight from the lowest, which begins with the ace. */
const straights = Array.from({ length: 10 }, (_, low) => Array.from({ length: handSize }, (__, step) => (low + step + ace) % (ace + 1)));

/** The cards that a line of the list finds in a hand; none where it finds nothing. */
type Find = (cards: readonly Card[]) => readonly Card[];
/** In words: the text, about the hands; without a text the hands themselves. */
export interface HoldLine {
  text?: string;
  hands: readonly Hand[];
  find: Find;
}

const whole = (hands: readonly Hand[]): HoldLine => ({ hands, find: (cards) => (hands.includes(handOf(cards)) ? cards : []) });
const line = (text: string, find: Find, ...hands: Hand[]): HoldLine => ({ text: `best.${text}`, hands, find });

/** What players of 9/6 know by heart: of these lines the first that finds something says what to hold. */
export const shortList: readonly HoldLine[] = [
  whole(['royalFlush', 'straightFlush', 'fourOfAKind']),
  line('fourTo', toStraightFlush(4, straights.slice(-1)), 'royalFlush'),
  whole(['fullHouse', 'flush', 'straight']),
  { hands: ['threeOfAKind'], find: ofOneRank(3) },
  line('fourTo', toStraightFlush(4), 'straightFlush'),
  { hands: ['twoPair'], find: (cards) => (handOf(cards) === 'twoPair' ? ofOneRank(2)(cards) : []) },
  line('highPair', ofOneRank(2, jack)),
  line('threeTo', toStraightFlush(3, straights.slice(-1)), 'royalFlush'),
  line('fourTo', (cards) => suited(cards).find(({ length }) => length === 4) ?? [], 'flush'),
  line('lowPair', ofOneRank(2)),
  line('openStraight', toOpenStraight),
  line('highSuited', (cards) => suited(cards.filter(isHigh)).find(({ length }) => length === 2) ?? []),
  line('threeTo', toStraightFlush(3), 'straightFlush'),
  line('highTwo', (cards) => twoLowest(cards.filter(isHigh))),
  line('tenSuited', (cards) => suited(cards.filter((card) => card >= ten * 4 && rankOf(card) < ace)).find(isTenWithOne) ?? []),
  line('highOne', (cards) => cards.filter(isHigh)),
  line('none', () => []),
];

/** The cards that the list holds of a hand. */
export function heldByList(cards: readonly Card[]): readonly Card[] {
  for (const { find } of shortList) {
    const held = find(cards);
    if (held.length > 0) return held;
  }
  return [];
}

function isHigh(card: Card): boolean {
  return rankOf(card) >= jack;
}

function suited(cards: readonly Card[]): Card[][] {
  return [0, 1, 2, 3].map((suit) => cards.filter((card) => suitOf(card) === suit));
}

function ofOneRank(count: number, from = 0): Find {
  return (cards) => cards.filter((card) => rankOf(card) >= from && cards.filter((each) => rankOf(each) === rankOf(card)).length === count);
}

function toStraightFlush(count: number, ways = straights): Find {
  return (cards) =>
    suited(cards)
      .filter(({ length }) => length >= count)
      .flatMap((same) => ways.map((ranks) => same.filter((card) => ranks.includes(rankOf(card)))))
      .find(({ length }) => length === count) ?? [];
}

/** Four ranks in a row that a card at either end completes: from 2 3 4 5 to 10 J Q K. */
function toOpenStraight(cards: readonly Card[]): Card[] {
  for (let low = 0; low <= ten; low += 1) {
    const found = [0, 1, 2, 3].map((step) => cards.find((card) => rankOf(card) === low + step));
    if (!found.includes(undefined)) return found as Card[];
  }
  return [];
}

function twoLowest(cards: readonly Card[]): Card[] {
  return cards.length < 2 ? [] : cards.toSorted((a, b) => a - b).slice(0, 2);
}

function isTenWithOne(cards: readonly Card[]): boolean {
  return cards.length === 2 && cards.some((card) => rankOf(card) === ten);
}
