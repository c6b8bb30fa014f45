import { rankOf, suitOf, type Card } from '../../engine/cards.ts';
import type { Hand } from './hands.ts';
import { handWithDeuces } from './wild-hand.ts';

export const handSize = 5;

/** What makes one table of video poker another than the next. */
export interface PokerRules {
  /** What hands pay, in whole stakes, the same at every stake; those that are not listed pay nothing. */
  pays: Readonly<Partial<Record<Hand, number>>>;
  /** Whether the four twos stand for any card. */
  hasWildDeuces: boolean;
}

const jack = 9;
const four = 2;
const ace = 12;
const wheel = 0b1_0000_0000_1111;
const broadway = 0b1_1111_0000_0000;

/** What five cards, in any order, are at a table; `nothing` where it does not pay them. */
export function handAt({ pays, hasWildDeuces }: PokerRules, cards: readonly Card[]): Hand {
  let hand = hasWildDeuces ? handWithDeuces(cards) : handOf(cards);
  if (hand === 'fourOfAKind' && pays.fourAces !== undefined) hand = whichFour(cards);
  return pays[hand] === undefined ? 'nothing' : hand;
}

/** What a hand pays at a table, in whole stakes. */
export function payOf({ pays }: PokerRules, hand: Hand): number {
  return pays[hand] ?? 0;
}

function whichFour(cards: readonly Card[]): Hand {
  const [first, second, third] = cards.map(rankOf) as [number, number, number];
  const rank = first === second || first === third ? first : second;
  return rank === ace ? 'fourAces' : rank <= four ? 'fourLow' : 'fourOfAKind';
}

/** What five cards, in any order, are without a wild card. */
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
