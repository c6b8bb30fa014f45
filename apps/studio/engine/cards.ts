/** A card of 52: its rank from 0, the two, to 12, the ace, times four, plus its suit. */
export type Card = number;

export const deckSize = 52;
export const suits = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export const rankOf = (card: Card): number => card >> 2;
export const suitOf = (card: Card): number => card & 3;
