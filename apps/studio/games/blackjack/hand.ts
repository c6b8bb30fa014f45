import { rankOf, type Card } from '../../engine/cards.ts';

/** The worth of a hand: its points, and whether an ace of it counts eleven. */
export interface Points {
  total: number;
  isSoft: boolean;
}

export const most = 21;
const ace = 12;
const ten = 8;

/** What a card counts: an ace one, tens and courts ten. */
export function valueOf(card: Card): number {
  const rank = rankOf(card);
  return rank === ace ? 1 : Math.min(rank, ten) + 2;
}

export function pointsOf(cards: readonly Card[]): Points {
  return cards.reduce<Points>((points, card) => withValue(points, valueOf(card)), { total: 0, isSoft: false });
}

/** A hand with one more card of this value. One ace at most counts eleven: two would be more than twenty-one. */
export function withValue({ total, isSoft }: Points, value: number): Points {
  const low = total - (isSoft ? 10 : 0) + value;
  const soft = (isSoft || value === 1) && low + 10 <= most;
  return { total: soft ? low + 10 : low, isSoft: soft };
}

/** An ace and a ten of two cards. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && pointsOf(cards).total === most;
}
