import type { Say } from '../view/texts.ts';
import { rankOf, suitOf, suits, type Card } from '../engine/cards.ts';

const courts = ['jack', 'queen', 'king', 'ace'];
const lowestCourt = 9;

/** A card in words, such as `ace of spades`. */
export function cardName(card: Card, say: Say): string {
  const rank = rankOf(card);
  return say('card.name', {
    rank: rank < lowestCourt ? String(rank + 2) : say(`card.${courts[rank - lowestCourt]}`),
    suit: say(`card.${suits[suitOf(card)]}`),
  });
}
