import { expect, it } from 'vitest';
import { gameTexts } from '../../server/texts.ts';
import { sayWith } from '../../view/texts.ts';
import type { PokerOutcome } from './math.ts';
import { recall } from './recall.ts';

const words = { say: sayWith(gameTexts('burnished-jacks', 'en')), has: () => true, worth: String, hundredths: String };
// 10 of hearts, 3 of clubs, 3 of spades, king of diamonds, 9 of hearts.
const dealt = [34, 4, 7, 45, 30];
const recallOf = (outcome: Partial<PokerOutcome>) =>
  recall(
    { choice: null, steps: [], outcome: { pay: 0, isOver: false, dealt, held: null, cards: dealt, hand: 'nothing', ...outcome } },
    words,
  );

it('describes the cards that were dealt, held and drawn, and what they were', () => {
  const names = ['10 of hearts', '3 of clubs', '3 of spades', 'king of diamonds', '9 of hearts'];
  expect(recallOf({ isOver: true, held: [1, 2], cards: [51, 4, 7, 0, 5], hand: 'threeOfAKind' })).toEqual({
    steps: [{ name: 'Held', value: '3 of clubs, 3 of spades' }],
    outcome: [{ name: 'Hand', value: 'Three of a kind' }],
    tables: [{ name: 'Cards', rows: [names, ['ace of spades', '3 of clubs', '3 of spades', '2 of clubs', '3 of diamonds']] }],
  });
  expect(recallOf({})).toMatchObject({ steps: [], tables: [{ rows: [names] }] });
  expect(recallOf({ isOver: true, held: [] }).steps).toEqual([{ name: 'Held', value: '–' }]);
});
