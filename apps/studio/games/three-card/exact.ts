import { deckSize, type Card } from '../../engine/cards.ts';
import { rational, type Rational } from '../../engine/rational.ts';
import { kindOf, scoreOf } from './hand.ts';
import { bonusOf, endingOf, payOf } from './math.ts';
import type { ThreeCardTitle } from './titles.ts';

interface Hand {
  cards: readonly [Card, Card, Card];
  score: number;
}

/** All 22,100 hands of three cards. */
export function everyHand(): Hand[] {
  const hands: Hand[] = [];
  for (let a = 0; a < deckSize; a += 1)
    for (let b = a + 1; b < deckSize; b += 1)
      for (let c = b + 1; c < deckSize; c += 1) hands.push({ cards: [a, b, c], score: scoreOf([a, b, c]) });
  return hands;
}

/** Hands that the dealer can have against another hand: three of the 49 cards that are left. */
const dealerHands = 18_424;

/**
 * What playing a hand gains on average, in stakes and times 18,424: every hand of the dealer once. Folding gains minus one stake.
 */
export function gainOfPlay(title: ThreeCardTitle, { cards: [a, b, c], score }: Hand, all: readonly Hand[]): number {
  let total = 0;
  for (const { cards, score: other } of all) {
    const [x, y, z] = cards;
    if (x === a || x === b || x === c || y === a || y === b || y === c || z === a || z === b || z === c) continue;
    total += payOf(endingOf(score, other)) - 2;
  }
  return total + dealerHands * bonusOf(title, kindOf(score));
}

/** The exact return with the best decision on each hand, as a share of the antes; `isPlayed` gets each hand with its decision. */
export function exactRtp(title: ThreeCardTitle, hands = everyHand(), see: (score: number, isPlayed: boolean) => void = () => {}): Rational {
  const all = everyHand();
  const memo = new Map<string, number>();
  let total = 0;
  for (const hand of hands) {
    const key = patternOf(hand.cards);
    const gain = memo.get(key) ?? gainOfPlay(title, hand, all);
    memo.set(key, gain);
    see(hand.score, gain > -dealerHands);
    total += Math.max(gain, -dealerHands);
  }
  const rounds = BigInt(hands.length) * BigInt(dealerHands);
  return rational(rounds + BigInt(total), rounds);
}

/** Hands that differ by the names of their suits alone fare alike. */
function patternOf(cards: readonly Card[]): string {
  const names = new Map<number, number>();
  const byRank = cards.toSorted((a, b) => a - b);
  return byRank
    .map((card) => {
      if (!names.has(card & 3)) names.set(card & 3, names.size);
      return `${card >> 2}${'abcd'[names.get(card & 3) as number]}`;
    })
    .join(' ');
}
