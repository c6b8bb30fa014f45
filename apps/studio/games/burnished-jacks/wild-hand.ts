import { rankOf, suitOf, type Card } from '../../engine/cards.ts';
import type { Hand } from './hands.ts';

const deuce = 0;
/** Five ranks in a row, each from its lowest: bits of the ranks, the ace also below the two. */
const rows = [0b1_0000_0000_1111, ...Array.from({ length: 9 }, (_, low) => 0b1_1111 << low)];
const broadway = 0b1_1111_0000_0000;

/** The best that five cards, in any order, can be when every two stands for any card. */
export function handWithDeuces(cards: readonly Card[]): Hand {
  let [ranks, deuces, pairs, suit, isFlush] = [0, 0, 0, -1, true];
  for (let i = 0; i < cards.length; i += 1) {
    const card = cards[i] as Card;
    const rank = rankOf(card);
    if (rank === deuce) {
      deuces += 1;
      continue;
    }
    ranks |= 1 << rank;
    if (suit === -1) suit = suitOf(card);
    else if (suitOf(card) !== suit) isFlush = false;
    for (let j = 0; j < i; j += 1) if (rankOf(cards[j] as Card) === rank) pairs += 1;
  }
  if (deuces === 4) return 'fourDeuces';
  const isInRow = pairs === 0 && rows.some((row) => (ranks & ~row) === 0);
  if (isFlush && isInRow && (ranks & ~broadway) === 0) return deuces === 0 ? 'royalFlush' : 'wildRoyal';
  const equal = mostEqual(pairs, deuces);
  if (equal === 5) return 'fiveOfAKind';
  if (isFlush && isInRow) return 'straightFlush';
  if (equal === 4) return 'fourOfAKind';
  // Three and two of the others, or two pairs that a deuce makes one.
  if (pairs === 4 || (pairs === 2 && deuces === 1)) return 'fullHouse';
  if (isFlush) return 'flush';
  if (isInRow) return 'straight';
  return equal === 3 ? 'threeOfAKind' : 'nothing';
}

/** How many cards can be of one rank; `pairs` are those that can be picked out of the cards that are no deuces. */
function mostEqual(pairs: number, deuces: number): number {
  if (pairs === 6) return 4 + deuces;
  if (pairs >= 3) return 3 + deuces;
  return (pairs >= 1 ? 2 : 1) + deuces;
}
