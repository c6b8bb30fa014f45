import { rankOf, suitOf, type Card } from '../../engine/cards.ts';

export const handSize = 5;

/** Hands by what they pay, highest first, in whole stakes: the pay table known as 9/6, with 800 for the royal flush at every stake. */
export const pays = {
  royalFlush: 800,
  straightFlush: 50,
  fourOfAKind: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  threeOfAKind: 3,
  twoPair: 2,
  jacksOrBetter: 1,
  nothing: 0,
} as const;
export type Hand = keyof typeof pays;

const jack = 9;
const wheel = 0b1_0000_0000_1111;
const broadway = 0b1_1111_0000_0000;

/** What five cards, in any order, are worth. */
export function handOf(cards: readonly Card[]): Hand {
  let [ranks, equal, pairRank, isFlush] = [0, 0, 0, true];
  for (let i = 0; i < handSize; i += 1) {
    const rank = rankOf(cards[i] as Card);
    ranks |= 1 << rank;
    if (suitOf(cards[i] as Card) !== suitOf(cards[0] as Card)) isFlush = false;
    for (let j = 0; j < i; j += 1) {
      if (rankOf(cards[j] as Card) !== rank) continue;
      equal += 1;
      pairRank = rank;
    }
  }
  if (equal > 0) return handOfEqual(equal, pairRank);
  // Five ranks in a row are 11111 shifted to the lowest of them; the ace is also below the two.
  const isStraight = ranks === wheel || ranks / (ranks & -ranks) === 0b1_1111;
  if (isFlush && isStraight) return ranks === broadway ? 'royalFlush' : 'straightFlush';
  if (isFlush) return 'flush';
  return isStraight ? 'straight' : 'nothing';
}

/** By the number of pairs that can be picked out of five cards: each hand of equal ranks has another. */
function handOfEqual(pairs: number, rank: number): Hand {
  if (pairs === 6) return 'fourOfAKind';
  if (pairs === 4) return 'fullHouse';
  if (pairs === 3) return 'threeOfAKind';
  if (pairs === 2) return 'twoPair';
  return rank >= jack ? 'jacksOrBetter' : 'nothing';
}
