import { rankOf, suitOf, type Card } from '../../engine/cards.ts';

/** The hands of three cards, from the lowest; a straight is rarer than a flush. */
export const kinds = ['high', 'pair', 'flush', 'straight', 'three', 'straightFlush'] as const;
export type Kind = (typeof kinds)[number];

const ranks = 13;
const ace = 12;

/** A number that is greater for the better of two hands, and equal for equal ones. */
export function scoreOf(cards: readonly Card[]): number {
  const [a, b, c] = cards as readonly [Card, Card, Card];
  const [low, high] = [rankOf(Math.min(a, b, c)), rankOf(Math.max(a, b, c))];
  const middle = rankOf(a) + rankOf(b) + rankOf(c) - low - high;
  const isFlush = suitOf(a) === suitOf(b) && suitOf(b) === suitOf(c);
  if (low === high) return scored('three', high, 0, 0);
  if (low === middle || middle === high) return scored('pair', middle, low === middle ? high : low, 0);
  // The ace is also below the two.
  const isWheel = low === 0 && middle === 1 && high === ace;
  if (isWheel || high - low === 2) return scored(isFlush ? 'straightFlush' : 'straight', isWheel ? 1 : high, 0, 0);
  return scored(isFlush ? 'flush' : 'high', high, middle, low);
}

export function kindOf(score: number): Kind {
  return kinds[Math.floor(score / ranks ** 3)] as Kind;
}

function scored(kind: Kind, first: number, second: number, third: number): number {
  return ((kinds.indexOf(kind) * ranks + first) * ranks + second) * ranks + third;
}

/** The lowest hand with which the dealer plays: a queen, high. */
export const qualifying = scored('high', 10, 0, 0);
/** The lowest hand that is played by the best play: queen, six, four. */
export const worthPlaying = scored('high', 10, 4, 2);
